import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { GetObjectCommandOutput, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { type FileHeaders, type Files, FOLDERS, isKey, readAll } from './files.ts'

/** Written to find out whether the store takes files. */
const CHECK = '.can-be-written'
/** Bytes of one part of a large file; the store's own minimum is 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024
/** Parts of one file that are sent at the same time. */
const PARTS_AT_ONCE = 4
/** Milliseconds until a store takes a connection, and until it begins to answer; a question is asked three times. A store that is silent would otherwise be waited for forever. */
const PATIENCE = 3_000
const QUESTION = { requestTimeout: PATIENCE }
/** Milliseconds for sending one part on a slow line. */
const SENDING = 300_000
/** Seconds: an address is signed as of the last full hour, so that browsers and caches see the same one for an hour, and is good for two. */
const HOUR = 3600

/** The client is loaded with the first call: a shop whose files are in a folder never has it in memory. */
async function load() {
  const [{ Upload }, s3, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  return { ...s3, Upload, getSignedUrl }
}

/**
 * Some stores send an error's code and no words, of which Amazon's client makes `UnknownError`. A store that is silent or overloaded gets the code of a timeout,
 * by which calls know that it is not available.
 */
function named(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.message === 'UnknownError') error.message = `the store answers ${error.name}`
  const { httpStatusCode = 0 } = (error as Partial<S3ServiceException>).$metadata ?? {}
  return error.name === 'TimeoutError' || httpStatusCode >= 500 ? Object.assign(error, { code: 'ETIMEDOUT' }) : error
}

/** What an address such as `s3://bucket/prefix?endpoint=http://127.0.0.1:9000&region=in-west` says. */
export function placeOf(address: string): { bucket: string; prefix: string; endpoint: string | undefined; region: string | undefined } {
  const url = new URL(address)
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? undefined,
  }
}

/**
 * Files in a store that speaks S3, by Amazon's own client. Its keys and secrets come from where that client looks for them (`AWS_ACCESS_KEY_ID`, a profile,
 * the machine's role). The client adds a checksum to what it writes and compares those of what it reads; a file is there whole or not at all.
 * @param direct whether `directAddress` gives addresses
 */
export function s3Files(address: string, { direct = false }: { direct?: boolean } = {}): Files {
  const { bucket, prefix, endpoint, region } = placeOf(address)
  let opened: Promise<Awaited<ReturnType<typeof load>> & { client: S3Client }> | undefined
  const open = () =>
    (opened ??= load().then((sdk) => {
      const client = new sdk.S3Client({
        region: region ?? process.env['AWS_REGION'] ?? 'us-east-1',
        // A store of one's own rarely has a host name for each bucket.
        ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
        requestHandler: { connectionTimeout: PATIENCE, requestTimeout: SENDING, throwOnRequestTimeout: true },
      })
      client.middlewareStack.add((next) => (args) => next(args).catch((error: unknown) => Promise.reject(named(error))), {
        step: 'initialize',
      })
      return { ...sdk, client }
    }))
  const objectOf = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key: ${key}`)
    return { Bucket: bucket, Key: prefix + key }
  }
  async function upload(key: string, body: Uint8Array | Readable): Promise<void> {
    const { client, Upload } = await open()
    const params = { ...objectOf(key), Body: body, ContentType: typeOf(key) }
    await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done()
  }
  async function get(key: string, range?: { start: number; end: number }, abortSignal?: AbortSignal): Promise<GetObjectCommandOutput> {
    const { client, GetObjectCommand } = await open()
    const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }
    return await client.send(new GetObjectCommand({ ...objectOf(key), ...part }), {
      ...QUESTION,
      ...(abortSignal === undefined ? {} : { abortSignal }),
    })
  }
  async function stat(key: string): Promise<{ bytes: number; modified: Date } | null> {
    const { client, HeadObjectCommand } = await open()
    const found = await orNull(client.send(new HeadObjectCommand(objectOf(key)), QUESTION))
    return found && { bytes: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) }
  }
  function stream(key: string, range?: { start: number; end: number }): Readable {
    const cancel = new AbortController()
    const source = Readable.from(
      (async function* () {
        yield* bodyOf(await get(key, range, cancel.signal))
      })(),
      { objectMode: false },
    )
    // A reader that goes away ends the request too.
    return source.once('close', () => cancel.abort())
  }
  return {
    put: upload,
    putFile: (key, path) => upload(key, createReadStream(path)),
    putStream: upload,
    stat,
    stream,
    async open(key) {
      const found = await orNull(get(key))
      return found && { bytes: found.ContentLength ?? 0, stream: bodyOf(found) }
    },
    async openForParts(key) {
      const found = await stat(key)
      return (
        found && {
          ...found,
          first: async (wanted) =>
            found.bytes === 0 ? Buffer.alloc(0) : await readAll(stream(key, { start: 0, end: Math.min(wanted, found.bytes) - 1 })),
          stream: (range) => stream(key, range),
          readInto: null,
          close: async () => undefined,
        }
      )
    },
    async *keys() {
      const { client, paginateListObjectsV2 } = await open()
      for (const folder of FOLDERS) {
        for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}/` }))
          yield* (page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)).filter(isKey)
      }
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await open()
      await client.send(new DeleteObjectCommand(objectOf(key)), QUESTION)
    },
    async directAddress(key, as = {}) {
      if (!direct) return null
      const { client, GetObjectCommand, getSignedUrl } = await open()
      const signingDate = new Date(Math.floor(Date.now() / (HOUR * 1000)) * HOUR * 1000)
      return await getSignedUrl(client, new GetObjectCommand({ ...objectOf(key), ...headersOf(as) }), { expiresIn: 2 * HOUR, signingDate })
    },
    async check() {
      const { client, PutObjectCommand } = await open()
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + CHECK, Body: new Date().toISOString() }), QUESTION)
    },
  }
}

const headersOf = ({ contentType, contentDisposition, cacheControl }: FileHeaders) => ({
  ...(contentType === undefined ? {} : { ResponseContentType: contentType }),
  ...(contentDisposition === undefined ? {} : { ResponseContentDisposition: contentDisposition }),
  ...(cacheControl === undefined ? {} : { ResponseCacheControl: cacheControl }),
})

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  zip: 'application/zip',
}
const typeOf = (key: string): string => TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

function bodyOf({ Body }: GetObjectCommandOutput): Readable {
  if (!(Body instanceof Readable)) throw new Error('the store sent no file')
  return Body
}

/** What the store answers; null where there is no such file. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
    throw error
  }
}
