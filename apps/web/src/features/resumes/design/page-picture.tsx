import { useEffect, useState } from 'react'
import { cn } from '../../../ui/cn.ts'

type PagePictureProps = { picture: Blob; label: string; className?: string }

/** A page as an image. Like paper, it stays white in the dark theme. */
export const PagePicture = ({ picture, label, className }: PagePictureProps) => {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  if (!address) return null
  return (
    <img src={address} alt={label} draggable={false} className={cn('block size-full bg-white', className)} />
  )
}
