import { startSandboxGateway } from './gateway.ts'
import type { SandboxGatewayOptions } from './options.ts'
import { startPasser } from './passer.ts'
import { type Seat, seatOf } from './seat.ts'

export interface Started {
  url: string
  close(): Promise<void>
}

/** Milliseconds between two attempts to take the seat of a gateway that has ended. */
const TAKE_EVERY = 200

/**
 * One gateway for all processes with the same state file: each keeps the state in memory, and would overwrite that of the others. The first process is the
 * gateway, and the others pass calls on to it. When it ends, however that happens, one of them reads the file and takes its place.
 */
export async function startSharedGateway(options: SandboxGatewayOptions): Promise<Started> {
  if (options.stateFile === undefined) return await startSandboxGateway(options)
  const seat = seatOf(options.stateFile)
  return seat.take() ? await takeSeat(options, seat) : await waitForSeat(options, seat)
}

async function takeSeat(options: SandboxGatewayOptions, seat: Seat): Promise<Started> {
  const gateway = await startSandboxGateway(options)
  seat.sign(gateway.url)
  return {
    url: gateway.url,
    async close() {
      await gateway.close()
      seat.leave()
    },
  }
}

async function waitForSeat(options: SandboxGatewayOptions, seat: Seat): Promise<Started> {
  let own: Promise<Started> | null = null
  const passer = await startPasser(options, () => seat.holder())
  const timer = setInterval(() => {
    if (!seat.take()) return
    clearInterval(timer)
    own = takeSeat({ ...options, port: 0 }, seat)
    own.catch((error: unknown) => options.log?.(`the gateway could not be taken over: ${String(error)}`))
  }, TAKE_EVERY)
  return {
    url: passer.url,
    async close() {
      clearInterval(timer)
      await passer.close()
      if (own === null) seat.leave()
      else await (await own).close()
    },
  }
}
