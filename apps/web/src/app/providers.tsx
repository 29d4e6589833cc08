import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAuth } from '../features/auth/auth-context.tsx'
import { AuthProvider } from '../features/auth/auth-provider.tsx'
import { ThemeProvider } from '../features/settings/theme-provider.tsx'
import { makeQueryClient } from '../lib/query-client.ts'
import { Toaster } from '../ui/toaster.tsx'

const PersonTheme = ({ children }: { children: ReactNode }) => {
  const { status, user } = useAuth()
  return (
    <ThemeProvider uid={user?.uid} loading={status === 'loading'}>
      {children}
    </ThemeProvider>
  )
}

export const Providers = ({ children }: { children: ReactNode }) => {
  const [client] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={client}>
      <AuthProvider>
        <PersonTheme>
          {children}
          <Toaster />
        </PersonTheme>
      </AuthProvider>
    </QueryClientProvider>
  )
}
