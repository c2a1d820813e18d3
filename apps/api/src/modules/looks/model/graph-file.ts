/** A graph in the format of TensorFlow.js, as far as a convolutional network needs it. */
export interface GraphFile {
  modelTopology: { node: readonly GraphNode[] }
  weightsManifest: readonly { weights: readonly WeightFacts[] }[]
}

export interface GraphNode {
  name: string
  op: string
  input?: readonly string[]
  attr?: {
    strides?: { list: { i: readonly string[] } }
    /** Base64. */
    fused_ops?: { list: { s?: readonly string[] } }
  }
}

interface WeightFacts {
  name: string
  shape: readonly number[]
  dtype: string
  quantization?: { min: number; scale: number; dtype: string }
}

export interface Weight {
  shape: readonly number[]
  values: Float32Array
}
