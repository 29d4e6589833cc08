type Checkout = {
  sessionId?: string | undefined
  url?: string | undefined
  publishableKey?: string | undefined
}

type PaymentClient = {
  redirectToCheckout?: (options: { sessionId: string }) => Promise<{ error?: { message?: string } }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => PaymentClient
  }
}

const scriptAddress = 'https://js.stripe.com/v3/'
const missing = () => new Error('Failed to load payment client')

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (window.Stripe) return resolve()
    const script = document.createElement('script')
    script.src = scriptAddress
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(missing())
    }
    document.head.append(script)
  })

/**
 * Goes to the checkout URL. Without one, uses the payment provider's script if this server has a key for it and the
 * script still supports that. Otherwise throws 'Failed to load payment client'.
 */
export const goToCheckout = async ({ url, sessionId, publishableKey }: Checkout): Promise<void> => {
  if (url) return location.assign(url)
  if (!publishableKey || !sessionId) throw missing()
  await loadScript()
  const client = window.Stripe?.(publishableKey)
  if (!client?.redirectToCheckout) throw missing()
  const { error } = await client.redirectToCheckout({ sessionId })
  if (error) throw new Error(error.message ?? 'Failed to process subscription')
}
