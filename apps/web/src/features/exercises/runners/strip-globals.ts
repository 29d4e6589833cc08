const language = `
Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error
AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis JSON Math Intl Map Set
WeakMap WeakSet WeakRef FinalizationRegistry Proxy Reflect BigInt Iterator decodeURI decodeURIComponent encodeURI
encodeURIComponent escape unescape eval isFinite isNaN console setTimeout clearTimeout setInterval clearInterval
queueMicrotask structuredClone
`

const names = (text: string) => new Set<PropertyKey>(text.split(/\s+/).filter(Boolean))

const removeKey = (from: object, key: PropertyKey) => {
  try {
    if (Reflect.deleteProperty(from, key)) return
    Object.defineProperty(from, key, { value: undefined })
  } catch {
    // What cannot be removed is out of reach by the frame's rules all the same.
  }
}

/**
 * Removes everything from the worker's global scope that is not part of the language, so that a stranger's code finds
 * no network, storage, messages, workers or raw memory. The frame's rules forbid the same; this is the inner wall.
 */
export const stripGlobals = (keep = ''): void => {
  const kept = new Set([...names(language), ...names(keep)])
  let scope: object | null = globalThis
  while (scope && scope !== Object.prototype) {
    for (const key of Reflect.ownKeys(scope))
      if (typeof key === 'string' && key !== 'constructor' && !kept.has(key)) removeKey(scope, key)
    scope = Reflect.getPrototypeOf(scope)
  }
}
