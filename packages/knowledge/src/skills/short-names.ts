/** Informal short forms of skill names, with the full name in lower case. */
export const shortNames: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  golang: 'go',
  reactjs: 'react',
  vuejs: 'vue',
  angularjs: 'angularjs',
  tf: 'terraform',
  py: 'python',
  pg: 'postgresql',
  psql: 'postgresql',
  rb: 'ruby',
  gh: 'github',
  rmq: 'rabbitmq',
  node: 'node.js',
  m365: 'microsoft 365',
  o365: 'office 365',
}
