declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  type Options = {
    url: string
    heapsize: number
    linebuffer: boolean
    stdout: (line: string) => void
    stderr: (line: string) => void
  }
  type Interpreter = { runPython: (source: string) => unknown; globals: { get: (name: string) => unknown } }
  export const loadMicroPython: (options: Options) => Promise<Interpreter>
}
