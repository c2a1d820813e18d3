import type { Family } from '../family.ts';
import { diyas } from './diyas.ts';
import { hills } from './hills.ts';
import { mandala } from './mandala.ts';

/** Every family, in the order in which the catalogue shows them round and round. */
export const families: readonly Family[] = [diyas, hills, mandala];
