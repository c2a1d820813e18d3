import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Headers
  body: string
}

/** Opens a connection and sends raw bytes that no HTTP client would send. */
export function openRaw(port: number, text: string): { socket: Socket; answer: Promise<RawAnswer> } {
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n', 2)
      const [status = '', ...lines] = head.split('\r\n')
      const headers = new Headers(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
      resolve({ status: Number(status.split(' ')[1] ?? 0), headers, body })
    })
  })
  socket.write(text)
  return { socket, answer }
}

export const sendRaw = (port: number, text: string): Promise<RawAnswer> => openRaw(port, text).answer
