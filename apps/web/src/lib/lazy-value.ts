/** Creates the value on first use and keeps it: loading a locale takes a slow phone a tenth of a second. */
export const lazyValue = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
