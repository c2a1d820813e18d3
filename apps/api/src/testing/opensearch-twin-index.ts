import * as z from 'zod'

type Answer = [status: number, body: unknown]
type Source = Record<string, unknown>

interface Document {
  source: Source | null
  version: number
  seqNo: number
}

export interface TwinIndex {
  create(name: string, body: unknown): Answer
  addAlias(name: string, alias: string): Answer
  get(name: string, id: string): Answer
  write(name: string, id: string, body: Source, query: URLSearchParams): Answer
  bulk(name: string, text: string, query: URLSearchParams): Answer
  refresh(name: string): Answer
  search(name: string, body: unknown): Answer
  lose(): void
}

const Creation = z.strictObject({
  settings: z.strictObject({
    index: z.strictObject({
      max_result_window: z.number(),
      replication: z.strictObject({ type: z.enum(['DOCUMENT', 'SEGMENT']) }),
      gc_deletes: z.string(),
    }),
  }),
  mappings: z.strictObject({
    dynamic: z.literal('strict'),
    properties: z.record(
      z.string(),
      z.strictObject({
        type: z.enum(['long', 'integer', 'keyword', 'object']),
        index: z.boolean().optional(),
        doc_values: z.boolean().optional(),
        enabled: z.boolean().optional(),
      }),
    ),
  }),
  aliases: z.record(z.string(), z.strictObject({})),
})
type Creation = z.output<typeof Creation>

const one = <T extends z.ZodType>(value: T) => z.record(z.string(), value).refine((given) => Object.keys(given).length === 1)

interface Bool {
  filter: Clause[]
  should?: Clause[] | undefined
}
type Clause =
  | { bool: Bool }
  | { term: Record<string, { value: string }> }
  | { terms: Record<string, string[]> }
  | { range: Record<string, { gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }> }
  | { exists: { field: string } }
  | { prefix: Record<string, { value: string }> }
  | { constant_score: { filter: Clause; boost: number } }

const Clause: z.ZodType<Clause> = z.lazy(() =>
  z.union([
    z.strictObject({ bool: z.strictObject({ filter: z.array(Clause), should: z.array(Clause).optional() }) }),
    z.strictObject({ term: one(z.strictObject({ value: z.string() })) }),
    z.strictObject({ terms: one(z.array(z.string())) }),
    z.strictObject({ range: one(z.strictObject({ gte: z.number().optional(), lt: z.number().optional(), lte: z.number().optional() })) }),
    z.strictObject({ exists: z.strictObject({ field: z.string() }) }),
    z.strictObject({ prefix: one(z.strictObject({ value: z.string() })) }),
    z.strictObject({ constant_score: z.strictObject({ filter: Clause, boost: z.number() }) }),
  ]),
)
const Order = z.enum(['asc', 'desc'])
const Search = z.strictObject({
  query: Clause,
  sort: z.array(one(Order)).optional(),
  from: z.number().optional(),
  size: z.number(),
  track_total_hits: z.boolean(),
  _source: z.literal(false).optional(),
  aggs: z
    .union([
      z.strictObject({ sum: z.strictObject({ sum: z.strictObject({ field: z.string() }) }) }),
      z.strictObject({
        phrases: z.strictObject({
          terms: z.strictObject({
            field: z.string(),
            include: z.string(),
            size: z.number(),
            shard_size: z.number(),
            order: z.tuple([z.strictObject({ _count: z.literal('desc') }), z.strictObject({ _key: z.literal('asc') })]),
          }),
        }),
      }),
    ])
    .optional(),
})

const Operation = z.union([
  z.strictObject({ index: z.strictObject({ _id: z.string(), version: z.number(), version_type: z.literal('external') }) }),
  z.strictObject({ delete: z.strictObject({ _id: z.string(), version: z.number(), version_type: z.literal('external') }) }),
])

/** One index, its aliases, and what a refresh made visible. */
export function createTwinIndex(): TwinIndex {
  let concrete: { name: string; creation: Creation; aliases: Set<string> } | null = null
  let documents = new Map<string, Document>()
  let visible: ReadonlyMap<string, Source> = new Map()
  let seqNo = -1

  const isNamed = (name: string) => concrete !== null && (concrete.name === name || concrete.aliases.has(name))
  const missing = (name: string): Answer => [
    404,
    { error: { type: 'index_not_found_exception', reason: `no such index [${name}]` }, status: 404 },
  ]
  const needsAlias = (name: string, query: URLSearchParams) =>
    query.get('require_alias') === 'true' ? concrete?.aliases.has(name) === true : fail('the twin makes no index by itself')

  /** Fields that are not in the mapping, values of another type. */
  function check(source: Source): void {
    for (const [field, value] of Object.entries(source)) {
      const type = concrete?.creation.mappings.properties[field]?.type ?? fail(`strict_dynamic_mapping_exception: ${field}`)
      const is = (one: unknown) =>
        type === 'keyword' ? typeof one === 'string' : type === 'object' ? typeof one === 'object' : Number.isInteger(one)
      if (![value].flat().every(is)) fail(`mapper_parsing_exception: ${field}`)
    }
  }

  function mapped(field: string, use: 'index' | 'doc_values'): string {
    const properties = concrete?.creation.mappings.properties[field]
    if (properties === undefined || properties[use] === false) return fail(`${field} has no ${use}`)
    return field
  }

  const valuesOf = (source: Source, field: string): unknown[] => [source[field] ?? []].flat()

  /** The relevance of a document; null if it does not match. */
  function relevance(clause: Clause, source: Source): number | null {
    if ('bool' in clause) {
      if (clause.bool.filter.some((each) => relevance(each, source) === null)) return null
      return (clause.bool.should ?? []).reduce((sum, each) => sum + (relevance(each, source) ?? 0), 0)
    }
    if ('constant_score' in clause) return relevance(clause.constant_score.filter, source) === null ? null : clause.constant_score.boost
    return matches(clause, source) ? 1 : null
  }

  function matches(clause: Exclude<Clause, { bool: Bool } | { constant_score: unknown }>, source: Source): boolean {
    if ('exists' in clause) return valuesOf(source, clause.exists.field).length > 0
    const [field, wanted] = Object.entries(Object.values(clause)[0] ?? {})[0] ?? fail('a condition without a field')
    const values = valuesOf(source, mapped(field, 'index'))
    if ('term' in clause) return values.includes((wanted as { value: string }).value)
    if ('terms' in clause) return values.some((value) => (wanted as string[]).includes(value as string))
    if ('prefix' in clause) return values.some((value) => String(value).startsWith((wanted as { value: string }).value))
    const { gte = -Infinity, lt = Infinity, lte = Infinity } = wanted as { gte?: number; lt?: number; lte?: number }
    return values.some((value) => Number(value) >= gte && Number(value) < lt && Number(value) <= lte)
  }

  function sorted(hits: Hit[], sort: readonly Record<string, string>[]): Hit[] {
    const keys = sort.flatMap((each) => Object.entries(each))
    for (const [field] of keys) if (field !== '_score') mapped(field, 'doc_values')
    const value = (hit: Hit, field: string) => (field === '_score' ? hit.score : Number(hit.source[field]))
    return hits.toSorted((a, b) => {
      for (const [field, order] of keys) {
        const difference = value(a, field) - value(b, field)
        if (difference !== 0) return order === 'asc' ? difference : -difference
      }
      return 0
    })
  }

  function aggregationsOf(aggs: NonNullable<z.output<typeof Search>['aggs']>, hits: readonly Hit[]) {
    if ('sum' in aggs) {
      const field = mapped(aggs.sum.sum.field, 'doc_values')
      return { sum: { value: hits.reduce((sum, { source }) => sum + Number(source[field]), 0) } }
    }
    const { field, include, size } = aggs.phrases.terms
    const wanted = prefixOf(include)
    const counts = new Map<string, number>()
    for (const { source } of hits)
      for (const value of valuesOf(source, mapped(field, 'doc_values')) as string[])
        if (value.startsWith(wanted)) counts.set(value, (counts.get(value) ?? 0) + 1)
    const buckets = [...counts]
      .toSorted(([a, n], [b, m]) => m - n || Buffer.compare(Buffer.from(a), Buffer.from(b)))
      .slice(0, size)
      .map(([key, doc_count]) => ({ key, doc_count }))
    return { phrases: { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets } }
  }

  function carryOut(operation: z.output<typeof Operation>, source: Source | null): { status: number; error?: { type: string } } {
    const { _id: id, version } = 'index' in operation ? operation.index : operation.delete
    const found = documents.get(id)
    if (found !== undefined && found.version >= version) return { status: 409, error: { type: 'version_conflict_engine_exception' } }
    if (source !== null) check(source)
    documents.set(id, { source, version, seqNo: (seqNo += 1) })
    return { status: source !== null ? 200 : (found?.source ?? null) === null ? 404 : 200 }
  }

  return {
    create(name, body) {
      if (isNamed(name)) return [400, { error: { type: 'resource_already_exists_exception' }, status: 400 }]
      const creation = Creation.parse(body)
      concrete = { name, creation, aliases: new Set(Object.keys(creation.aliases)) }
      return [200, { acknowledged: true, shards_acknowledged: true, index: name }]
    },
    addAlias(name, alias) {
      if (!isNamed(name)) return missing(name)
      concrete?.aliases.add(alias)
      return [200, { acknowledged: true }]
    },
    get(name, id) {
      if (!isNamed(name)) return missing(name)
      const found = documents.get(id)
      if (found?.source == null) return [404, { _index: concrete?.name, _id: id, found: false }]
      const { source, version, seqNo: _seq_no } = found
      return [200, { _index: concrete?.name, _id: id, _version: version, _seq_no, _primary_term: 1, found: true, _source: source }]
    },
    write(name, id, source, query) {
      if (!needsAlias(name, query)) return missing(name)
      const found = documents.get(id)
      const isFirst =
        query.get('op_type') === 'create'
          ? found === undefined
          : query.get('if_seq_no') === String(found?.seqNo) && query.get('if_primary_term') === '1'
      if (!isFirst) return [409, { error: { type: 'version_conflict_engine_exception' }, status: 409 }]
      check(source)
      documents.set(id, { source, version: (found?.version ?? 0) + 1, seqNo: (seqNo += 1) })
      return [found === undefined ? 201 : 200, { _id: id, result: 'updated', _seq_no: seqNo, _primary_term: 1 }]
    },
    bulk(name, text, query) {
      const lines = text
        .split('\n')
        .filter((line) => line !== '')
        .values()
      const items: unknown[] = []
      for (const line of lines) {
        const operation = Operation.parse(JSON.parse(line))
        const source = 'index' in operation ? (JSON.parse(lines.next().value ?? '') as Source) : null
        const result = needsAlias(name, query)
          ? carryOut(operation, source)
          : {
              status: 404,
              error: { type: 'index_not_found_exception', reason: `[require_alias] request flag is [true] and [${name}] is not an alias` },
            }
        items.push({ ['index' in operation ? 'index' : 'delete']: result })
      }
      return [200, { took: 1, errors: false, items }]
    },
    refresh(name) {
      if (!isNamed(name)) return missing(name)
      visible = new Map([...documents].flatMap(([id, { source }]) => (source === null ? [] : [[id, source]])))
      return [200, { _shards: { total: 1, successful: 1, failed: 0 } }]
    },
    search(name, body) {
      if (!isNamed(name)) return missing(name)
      const { query, sort = [], from = 0, size, aggs } = Search.parse(body)
      if (from + size > (concrete?.creation.settings.index.max_result_window ?? 10_000)) fail('Result window is too large')
      const hits = [...visible].flatMap(([id, source]) => {
        const score = relevance(query, source)
        return score === null ? [] : [{ id, source, score }]
      })
      const page = sorted(hits, sort).slice(from, from + size)
      return [
        200,
        {
          took: 1,
          timed_out: false,
          _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
          hits: { total: { value: hits.length, relation: 'eq' }, max_score: null, hits: page.map(({ id }) => ({ _id: id })) },
          ...(aggs === undefined ? {} : { aggregations: aggregationsOf(aggs, hits) }),
        },
      ]
    },
    lose() {
      concrete = null
      documents = new Map()
      visible = new Map()
    },
  }
}

interface Hit {
  id: string
  source: Source
  score: number
}

function fail(reason: string): never {
  throw new Error(reason)
}

/** The text of a regular expression of Lucene's that is a text with escapes and ends in any characters. What else has a meaning there is refused. */
function prefixOf(expression: string): string {
  const [, text = fail(`not understood: ${expression}`)] =
    /^((?:\\[^\p{L}\p{N}]|[^.?+*|{}[\]()"\\#@&<>~^$])*)\.\*$/su.exec(expression) ?? []
  return text.replace(/\\(.)/gsu, '$1')
}
