import { Segmented } from '../../ui/segmented.tsx'
import { useTheme } from './theme-context.ts'

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

export const ThemeControl = ({ className }: { className?: string }) => {
  const { theme, setTheme } = useTheme()
  return (
    <Segmented
      label="Theme"
      value={theme}
      options={choices}
      onChange={setTheme}
      {...(className ? { className } : {})}
    />
  )
}
