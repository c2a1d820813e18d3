import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@chitra/api/platform/ports.ts'
import { identity, newFolder, queryAt } from '@chitra/api/testing/postgres.ts'

/** Two PostgreSQL servers that Patroni looks after, by a lock in etcd. */
export interface PatroniCluster {
  /** The database of the server that has the lock, as soon as one has it. */
  leader(): Promise<string>
  /** Resolves when the other server is a synchronous standby. */
  whole(): Promise<void>
  /** Ends the leading server and its Patroni by SIGKILL. */
  killLeader(): Promise<void>
  /** Starts Patroni on the server that was killed: it joins as a standby. */
  heal(): void
  stop(): Promise<void>
}

interface Node {
  name: string
  folder: string
  /** Of Patroni's HTTP API. */
  api: number
  url: string
  child: ChildProcess | null
}

/** Seconds: the shortest that Patroni takes. A dead leader keeps its lock for that long. */
const LOCK = 20

/** Debian's PostgreSQL: Patroni needs tools that the npm package has not. */
function debianBinaries(): string {
  const folder = '/usr/lib/postgresql'
  const [latest] = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : []
  if (latest === undefined) throw new Error("Patroni needs Debian's `postgresql`")
  return join(folder, latest, 'bin')
}

const config = (node: Node, etcd: number): object => {
  const port = new URL(node.url).port
  return {
    scope: 'chitra',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.api}`, connect_address: `127.0.0.1:${node.api}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: LOCK,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums', 'no-sync'],
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(node.folder, 'data'),
      bin_dir: debianBinaries(),
      pgpass: join(node.folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'bench' },
        replication: { username: 'replicator', password: 'bench' },
      },
      parameters: { unix_socket_directories: node.folder },
    },
  }
}

const answers = async (port: number, path: string): Promise<boolean> =>
  await fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  )

async function startEtcd(folder: string): Promise<{ port: number; child: ChildProcess }> {
  const [port, peer] = [await freePort(), await freePort()]
  const [client, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`]
  const child = spawn(
    'etcd',
    ['--data-dir', join(folder, 'etcd'), '--listen-client-urls', client, '--advertise-client-urls', client]
      .concat(['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`])
      .concat(['--log-level', 'error']),
    { ...identity(), cwd: folder, stdio: 'ignore' },
  )
  while (!(await answers(port, '/health'))) {
    if (child.exitCode !== null) throw new Error('etcd did not start')
    await pause(50)
  }
  return { port, child }
}

/** Starts etcd and two nodes of Patroni (Debian: `apt-get install --yes patroni etcd-server postgresql`). */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = newFolder()
  const etcd = await startEtcd(folder)
  const nodes: Node[] = []
  for (const name of ['one', 'two'])
    nodes.push({
      name,
      folder: newFolder(),
      api: await freePort(),
      url: `postgres://postgres@127.0.0.1:${await freePort()}/postgres`,
      child: null,
    })
  let killed: Node | undefined

  const start = (node: Node): void => {
    const file = join(node.folder, 'patroni.json')
    // JSON is YAML, too.
    writeFileSync(file, JSON.stringify(config(node, etcd.port)))
    node.child = spawn('patroni', [file], {
      ...identity(),
      cwd: node.folder,
      env: { PATH: process.env['PATH'], HOME: node.folder },
      stdio: 'ignore',
    })
  }
  const leading = async (): Promise<Node> => {
    for (;;) {
      for (const node of nodes) if (node !== killed && (await answers(node.api, '/primary'))) return node
      await pause(50)
    }
  }
  for (const node of nodes) {
    start(node)
    // The first one makes the database, the other one copies it.
    await leading()
  }
  return {
    leader: async () => (await leading()).url,
    async whole() {
      for (;;) {
        const rows = await queryAt<{ state: string }>((await leading()).url, 'select sync_state as state from pg_stat_replication').catch(
          () => [],
        )
        if (rows.some(({ state }) => state === 'sync')) return
        await pause(100)
      }
    },
    async killLeader() {
      killed = await leading()
      const server = Number(readFileSync(join(killed.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
      const exited = killed.child === null ? null : once(killed.child, 'exit')
      killed.child?.kill('SIGKILL')
      process.kill(server, 'SIGKILL')
      await exited
    },
    heal() {
      if (killed !== undefined) start(killed)
      killed = undefined
    },
    async stop() {
      for (const { child } of nodes) {
        if (child === null || child.exitCode !== null || child.signalCode !== null) continue
        const exited = once(child, 'exit')
        child.kill('SIGTERM')
        await exited
      }
      etcd.child.kill('SIGKILL')
      for (const each of [folder, ...nodes.map((node) => node.folder)]) rmSync(each, { recursive: true, force: true })
    },
  }
}
