import { render } from '@testing-library/react'
import { Providers } from '../app/providers.tsx'
import { Router } from '../app/router.tsx'

/** The whole application at a path, as if freshly loaded. */
export const showApp = (path: string) => {
  history.replaceState(null, '', path)
  return render(
    <Providers>
      <Router />
    </Providers>,
  )
}
