const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const under = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const isWildcardAction = (action: unknown) =>
  typeof action === 'string' && /^(?:\*|[a-z0-9-]+:\*)$/i.test(action)

/** What is wrong with access policies in JSON; undefined if none allows every action on every resource. */
export const policiesProblem = (text: string): string | undefined => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return 'This is not JSON. Paste one policy, or several as a list.'
  }
  const statements = listOf(read).flatMap((policy) => listOf(under(policy, 'Statement')))
  if (statements.some((one) => typeof under(one, 'Effect') !== 'string'))
    return 'There is no policy in this, or a statement without an Effect.'
  const broad = statements.findIndex(
    (one) =>
      under(one, 'Effect') === 'Allow' &&
      listOf(under(one, 'Action')).some(isWildcardAction) &&
      listOf(under(one, 'Resource')).includes('*'),
  )
  return broad === -1 ? undefined : `Statement ${broad + 1} allows a wildcard action on every resource.`
}
