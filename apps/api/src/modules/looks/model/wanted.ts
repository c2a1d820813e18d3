import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** How a model wants its pictures: [1, 3, size, size], each channel less its mean and divided by its deviation, from pixels of 0 to 1. */
export interface Wanted {
  size: number
  mean: readonly number[]
  deviation: readonly number[]
}

/** As most models are trained: on ImageNet. */
const USUAL: Wanted = { size: 224, mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] }

const side = z.int().min(16).max(1_024)
const channels = z.array(z.number()).length(3)

/** The parts of the file that Hugging Face's models bring along which say what a picture should be like. */
const File = z.object({
  size: z
    .union([side, z.object({ height: side }), z.object({ shortest_edge: side })])
    .transform((size) => (typeof size === 'number' ? size : 'height' in size ? size.height : size.shortest_edge))
    .optional(),
  crop_size: z
    .union([side, z.object({ height: side })])
    .transform((size) => (typeof size === 'number' ? size : size.height))
    .optional(),
  image_mean: channels.optional(),
  image_std: channels.optional(),
})

/**
 * What `preprocessor_config.json` beside a model says, or what is usual.
 * @throws Error with a sentence for the operator if that file cannot be used
 */
export async function wantedBy(model: string): Promise<Wanted> {
  const path = join(dirname(model), 'preprocessor_config.json')
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return USUAL
  const { data } = File.safeParse(parsed(text))
  if (data === undefined) throw new Error(`${path} does not say how the model wants its pictures`)
  return {
    size: data.crop_size ?? data.size ?? USUAL.size,
    mean: data.image_mean ?? USUAL.mean,
    deviation: data.image_std ?? USUAL.deviation,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
