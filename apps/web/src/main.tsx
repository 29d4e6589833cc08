import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { Router } from './app/router.tsx'
import { isGooglePopup } from './features/auth/google-popup.ts'
import { removeStored } from './lib/stored-value.ts'

// The tour is offered on every page load, but a popup doesn't count as one.
if (!isGooglePopup()) removeStored('hasSeenTour')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')

createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
)
