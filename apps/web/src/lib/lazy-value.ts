/**
 * What `make` makes, made when it is asked for the first time and kept: the words of a language take a slow phone
 * a tenth of a second to load.
 */
export const lazyValue = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
