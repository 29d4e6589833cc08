import { Component, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../ui/button.tsx'
import { ErrorCard } from '../ui/error-card.tsx'

/** Shows an error card in place of whatever failed to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="mx-auto max-w-[520px] px-4 py-16">
        <ErrorCard
          title="Something went wrong"
          action={<Button onClick={() => location.reload()}>Reload the page</Button>}
        >
          We could not show this screen. Everything you saved is safe.
        </ErrorCard>
      </div>
    )
  }
}

/** Keeps the navigation usable when a screen crashes or its code can no longer be loaded. */
export const ScreenErrors = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation()
  return <ErrorBoundary key={path}>{children}</ErrorBoundary>
}
