import { Component, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../ui/button.tsx'
import { ErrorCard } from '../ui/error-card.tsx'

/** Shows a card in the place of what failed. */
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
          This screen could not be shown. What you saved is safe.
        </ErrorCard>
      </div>
    )
  }
}

/** A screen that fails, or whose code cannot be loaded any more, leaves the navigation usable. */
export const ScreenErrors = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation()
  return <ErrorBoundary key={path}>{children}</ErrorBoundary>
}
