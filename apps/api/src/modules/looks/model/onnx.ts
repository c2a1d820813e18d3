import { bytes, int, message } from './protobuf.ts'

// ONNX's messages by their numbers in onnx.proto (github.com/onnx/onnx): NodeProto, TensorProto, ValueInfoProto, GraphProto, ModelProto.

export interface Node {
  op: 'Conv' | 'Clip' | 'Add' | 'GlobalAveragePool' | 'Flatten'
  inputs: readonly string[]
  output: string
  ints?: Readonly<Record<string, number | readonly number[]>>
  texts?: Readonly<Record<string, string>>
}

export interface Tensor {
  name: string
  dims: readonly number[]
  values: Float32Array
}

export interface Graph {
  nodes: readonly Node[]
  tensors: readonly Tensor[]
  /** A dimension that is a text may have any size. */
  input: { name: string; dims: readonly (number | string)[] }
  output: { name: string; dims: readonly (number | string)[] }
}

const FLOAT = 1
/** Kinds of attributes. */
const INT = 2
const STRING = 3
const INTS = 7
/** The version of the format, and that of its operators. */
const IR_VERSION = 8
const OPERATORS = 13

const nodeOf = ({ op, inputs, output, ints = {}, texts = {} }: Node): Buffer =>
  message(
    1,
    ...inputs.map((input) => bytes(1, input)),
    bytes(2, output),
    bytes(4, op),
    ...Object.entries(ints).map(([name, value]) =>
      typeof value === 'number'
        ? message(5, bytes(1, name), int(3, value), int(20, INT))
        : message(5, bytes(1, name), ...value.map((each) => int(8, each)), int(20, INTS)),
    ),
    ...Object.entries(texts).map(([name, value]) => message(5, bytes(1, name), bytes(4, value), int(20, STRING))),
  )

const tensorOf = ({ name, dims, values }: Tensor): Buffer =>
  message(
    5,
    ...dims.map((size) => int(1, size)),
    int(2, FLOAT),
    bytes(8, name),
    bytes(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  )

const valueOf = (field: number, { name, dims }: Graph['input']): Buffer =>
  message(
    field,
    bytes(1, name),
    message(
      2,
      message(1, int(1, FLOAT), message(2, ...dims.map((size) => message(1, typeof size === 'number' ? int(1, size) : bytes(2, size))))),
    ),
  )

/** The bytes of an ONNX file. */
export function onnxFile({ nodes, tensors, input, output }: Graph): Buffer {
  const graph = message(7, ...nodes.map(nodeOf), bytes(2, 'graph'), ...tensors.map(tensorOf), valueOf(11, input), valueOf(12, output))
  return Buffer.concat([int(1, IR_VERSION), bytes(2, 'chitra'), graph, message(8, int(2, OPERATORS))])
}
