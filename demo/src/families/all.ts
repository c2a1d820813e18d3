import type { Family } from '../family.ts'
import { blockPrint } from './block-print.ts'
import { diyas } from './diyas.ts'
import { dunes } from './dunes.ts'
import { fish } from './fish.ts'
import { ghat } from './ghat.ts'
import { gopuram } from './gopuram.ts'
import { hills } from './hills.ts'
import { ikat } from './ikat.ts'
import { jaali } from './jaali.ts'
import { kites } from './kites.ts'
import { kolam } from './kolam.ts'
import { lotus } from './lotus.ts'
import { mandala } from './mandala.ts'
import { marigold } from './marigold.ts'
import { monsoon } from './monsoon.ts'
import { paisley } from './paisley.ts'
import { peacock } from './peacock.ts'
import { rangoli } from './rangoli.ts'
import { warli } from './warli.ts'

/** All families in the order in which the catalogue repeats them; scenes and patterns alternate. */
export const families: readonly Family[] = [
  diyas,
  hills,
  mandala,
  peacock,
  jaali,
  blockPrint,
  kites,
  lotus,
  kolam,
  dunes,
  rangoli,
  paisley,
  gopuram,
  marigold,
  fish,
  monsoon,
  ghat,
  ikat,
  warli,
]
