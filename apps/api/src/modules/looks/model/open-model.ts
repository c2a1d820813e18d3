import { readFile } from 'node:fs/promises'
import * as ort from 'onnxruntime-web'
import { BUILT_IN_MODEL } from '../../../platform/config.ts'
import { type Look, toLook } from '../look.ts'
import { builtInModel, BUILT_IN_WANTS } from './built-in.ts'
import { MEAN } from './mean.ts'
import { pixelsOf } from './pixels.ts'
import { project } from './project.ts'
import { wantedBy } from './wanted.ts'

export interface Model {
  /** The projected numbers of a picture before they become a look, and its perceptual hash; null for what cannot be read. */
  numbersOf(picture: Buffer): Promise<{ numbers: Float64Array; hash: string } | null>
  lookOf(numbers: Float64Array): Look
}

/**
 * Loads a model.
 * @param path of an ONNX file with one input, [1, 3, height, width], whose first output counts; or `built-in`
 * @throws Error if it cannot be used
 */
export async function openModel(path: string): Promise<Model> {
  const isBuiltIn = path === BUILT_IN_MODEL
  const wanted = isBuiltIn ? BUILT_IN_WANTS : await wantedBy(path)
  // Threads of its own would take the cores from what visitors ask.
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(isBuiltIn ? await builtInModel() : await readFile(path))
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
  return {
    async numbersOf(picture) {
      const pixels = await pixelsOf(picture, wanted)
      if (pixels === null) return null
      const found = await session.run({ [input]: new ort.Tensor('float32', pixels.input, [1, 3, wanted.size, wanted.size]) })
      const numbers = found[output]?.data as Float32Array
      // What a network has seen a lot of counts for less (F. Perronnin, J. Sánchez, T. Mensink, "Improving the Fisher kernel", 2010).
      return { numbers: project(isBuiltIn ? numbers.map(Math.sqrt) : numbers), hash: pixels.hash }
    },
    lookOf: (numbers) => toLook(isBuiltIn ? numbers.map((number, n) => number - (MEAN[n] ?? 0)) : numbers),
  }
}
