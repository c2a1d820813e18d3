import type { Family } from '../family.ts';
import { diyas } from './diyas.ts';
import { dunes } from './dunes.ts';
import { ghat } from './ghat.ts';
import { gopuram } from './gopuram.ts';
import { hills } from './hills.ts';
import { jaali } from './jaali.ts';
import { kites } from './kites.ts';
import { lotus } from './lotus.ts';
import { mandala } from './mandala.ts';
import { marigold } from './marigold.ts';
import { monsoon } from './monsoon.ts';
import { peacock } from './peacock.ts';
import { rangoli } from './rangoli.ts';

/** Every family, in the order in which the catalogue shows them round and round. */
export const families: readonly Family[] = [diyas, hills, mandala, peacock, jaali, kites, rangoli, lotus, dunes, gopuram, marigold, monsoon, ghat];
