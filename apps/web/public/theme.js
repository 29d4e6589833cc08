// Runs before the first paint, so that a person who chose dark never sees a light flash.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('cachedTheme')
  } catch {
    // Storage may be refused; light is the default then.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
})()
