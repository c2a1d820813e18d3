import type { GraphFile, GraphNode, Weight } from './graph-file.ts'
import { type Node, onnxFile, type Tensor } from './onnx.ts'
import { kernelOf, weightsOf } from './weights.ts'

const INPUT = 'picture'
const OUTPUT = 'numbers'

/**
 * Writes a MobileNet in the format of TensorFlow.js as an ONNX file, up to the numbers before its classes.
 * @param bytes its weights
 * @param size of the picture, in pixels: the file takes [n, 3, size, size] from -1 to 1
 * @throws Error for an operator that it does not know
 */
export function toOnnx(file: GraphFile, bytes: Buffer, size: number): Buffer {
  const weights = weightsOf(file, bytes)
  const nodes: Node[] = []
  const tensors: Tensor[] = [
    { name: 'zero', dims: [], values: Float32Array.of(0) },
    { name: 'six', dims: [], values: Float32Array.of(6) },
  ]
  /** The names of what a node has made, where that is another. */
  const names = new Map<string, string>()
  const nameOf = (input: string | undefined): string => names.get(input ?? '') ?? input ?? ''
  const weightOf = (input: string | undefined): Weight => {
    const weight = weights.get(input ?? '')
    if (weight === undefined) throw new Error(`there is no weight ${input}`)
    return weight
  }

  const write: Record<string, (node: GraphNode, inputs: readonly string[]) => void> = {
    Const: () => undefined,
    Placeholder: ({ name }) => void names.set(name, INPUT),
    // Pixels from 0 to 1 are doubled, and one is taken away: the picture comes so already.
    Mul: ({ name }) => void names.set(name, INPUT),
    Sub: ({ name }) => void names.set(name, INPUT),
    _FusedConv2D: (node, inputs) => convolve(node, inputs, false),
    FusedDepthwiseConv2dNative: (node, inputs) => convolve(node, inputs, true),
    AddV2: ({ name }, inputs) => void nodes.push({ op: 'Add', inputs: inputs.map(nameOf), output: name }),
    AvgPool: ({ name }, inputs) => void nodes.push({ op: 'GlobalAveragePool', inputs: [nameOf(inputs[0])], output: name }),
  }

  function convolve({ name, attr }: GraphNode, inputs: readonly string[], isDepthwise: boolean): void {
    const [input, kernel = '', offset = ''] = inputs
    const { dims, values } = kernelOf(weightOf(kernel), isDepthwise)
    const { shape, values: offsets } = weightOf(offset)
    tensors.push({ name: kernel, dims, values }, { name: offset, dims: shape, values: offsets })
    const isClipped = attr?.fused_ops?.list.s?.some((each) => Buffer.from(each, 'base64').toString() === 'Relu6') ?? false
    nodes.push({
      op: 'Conv',
      inputs: [nameOf(input), kernel, offset],
      output: isClipped ? `${name}:before` : name,
      ints: { strides: attr?.strides?.list.i.slice(1, 3).map(Number) ?? [1, 1], group: isDepthwise ? (dims[0] ?? 1) : 1 },
      texts: { auto_pad: 'SAME_UPPER' },
    })
    if (isClipped) nodes.push({ op: 'Clip', inputs: [`${name}:before`, 'zero', 'six'], output: name })
  }

  for (const node of file.modelTopology.node) {
    if (node.op === 'Squeeze') {
      nodes.push({ op: 'Flatten', inputs: [nameOf(node.input?.[0])], output: OUTPUT })
      return onnxFile({
        nodes,
        tensors,
        input: { name: INPUT, dims: ['n', 3, size, size] },
        output: { name: OUTPUT, dims: ['n', 'numbers'] },
      })
    }
    const writeNode = write[node.op]
    if (writeNode === undefined) throw new Error(`the operator ${node.op} is not known`)
    writeNode(node, node.input ?? [])
  }
  throw new Error('the graph has no numbers before its classes')
}
