/** The ids in forms that are on their way to an action: what they take away is not shown any more. */
export function leavingIds(fetchers: ReadonlyArray<{ formData?: FormData | undefined }>): ReadonlySet<string> {
  const ids = fetchers.map(({ formData }) => formData?.get('id'))
  return new Set(ids.filter((id) => typeof id === 'string'))
}
