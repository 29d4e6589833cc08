import { type RefObject, useEffect, useState } from 'react'
import { editorSections } from './editor-sections.tsx'

/** A section counts as in view once its heading is this close to the top. */
const headroomPx = 96

const sectionsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-section]')]

const firstInView = (scroller: HTMLElement): string | undefined => {
  const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
  const sections = sectionsIn(scroller)
  const top = scroller.getBoundingClientRect().top + headroomPx
  const passed = sections.filter((section) => section.getBoundingClientRect().top <= top)
  const chosen = atEnd && scroller.scrollTop > 0 ? sections.at(-1) : passed.at(-1)
  return chosen?.dataset.section
}

/** Which section of a long form is in view, and a function to scroll to another. */
export const useSectionInView = (
  scroller: RefObject<HTMLElement | null>,
): { current: string; choose: (id: string) => void } => {
  const [current, setCurrent] = useState(editorSections[0]?.id ?? '')
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => setCurrent(firstInView(element) ?? editorSections[0]?.id ?? '')
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [scroller])

  const choose = (id: string) => {
    const element = scroller.current
    const section = element && sectionsIn(element).find((one) => one.dataset.section === id)
    if (!element || !section) return
    element.scrollTop += section.getBoundingClientRect().top - element.getBoundingClientRect().top - 20
    section.querySelector('h3')?.focus({ preventScroll: true })
    setCurrent(id)
  }
  return { current, choose }
}
