import { render } from '@testing-library/react'
import { Providers } from '../app/providers.tsx'
import { Router } from '../app/router.tsx'

/** The whole application at one path, as a document that was just loaded. */
export const showApp = (path: string) => {
  history.replaceState(null, '', path)
  return render(
    <Providers>
      <Router />
    </Providers>,
  )
}
