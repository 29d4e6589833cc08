import { type AuthoredExercise, hidden } from './exercise.ts'

export const yamlExercises: readonly AuthoredExercise[] = [
  {
    id: 'yaml-compose-two-services',
    title: 'A web service and its database',
    kind: 'yaml',
    skill: 'Docker',
    difficulty: 'beginner',
    minutes: 15,
    task: [
      'Write a compose file with two services. `web` is built from `.`, publishes port 8080 of the host as 3000 of the container, and starts after `db`.',
      '`db` uses the image `postgres:17` and keeps its data in the named volume `data`, mounted at `/var/lib/postgresql/data`. It publishes no port.',
    ],
    starter: 'services:\n  web:\n    build: .\n',
    tests: [
      {
        name: 'builds the web service',
        probe: 'services.web.build',
        compare: 'oneOf',
        expected: ['.', { context: '.' }],
      },
      { name: 'publishes port 8080', probe: 'services.web.ports@', expected: '8080:3000' },
      {
        name: 'starts the database first',
        probe: 'services.web.depends_on',
        compare: 'oneOf',
        expected: [
          ['db'],
          { db: { condition: 'service_started' } },
          { db: { condition: 'service_healthy' } },
        ],
      },
      { name: 'uses the given image', probe: 'services.db.image', expected: 'postgres:17' },
      {
        name: 'keeps the data in the volume',
        probe: 'services.db.volumes',
        compare: 'contains',
        expected: 'data:/var/lib/postgresql/data',
      },
      { name: 'declares the volume', probe: 'volumes?keys', compare: 'contains', expected: 'data' },
      hidden({ probe: 'services.db.ports', compare: 'missing' }),
      hidden({ probe: 'services?keys', compare: 'unordered', expected: ['web', 'db'] }),
    ],
    hints: [
      'Ports are written as host, then container. Services find each other by name.',
      'A named volume must also be declared at the top level, next to `services`.',
      '`ports: ["8080:3000"]`, `depends_on: [db]`, and at the end `volumes:` with `data: {}`.',
    ],
    solution:
      'services:\n  web:\n    build: .\n    ports:\n      - "8080:3000"\n    depends_on:\n      - db\n  db:\n    image: postgres:17\n    volumes:\n      - data:/var/lib/postgresql/data\nvolumes:\n  data: {}\n',
  },
  {
    id: 'yaml-types-that-surprise',
    title: 'Text that turns into something else',
    kind: 'yaml',
    skill: 'YAML',
    difficulty: 'beginner',
    minutes: 5,
    task: [
      'All four values must be text: the version `1.10`, the answer `true`, the time `12:30` and the empty note.',
      'Do not change what they say.',
    ],
    starter: 'version: 1.10\nanswer: true\ntime: 12:30\nnote:\n',
    tests: [
      { name: 'keeps the version', probe: 'version', expected: '1.10' },
      { name: 'keeps the answer as text', probe: 'answer', expected: 'true' },
      { name: 'keeps the time', probe: 'time', expected: '12:30' },
      { name: 'keeps the note as empty text', probe: 'note', expected: '' },
      hidden({ probe: '?keys', compare: 'unordered', expected: ['version', 'answer', 'time', 'note'] }),
    ],
    hints: [
      'YAML guesses types from how a value looks.',
      'Quotes make anything a text.',
      '`version: "1.10"`, and `note: ""`.',
    ],
    solution: 'version: "1.10"\nanswer: "true"\ntime: "12:30"\nnote: ""\n',
  },
  {
    id: 'yaml-kubernetes-deployment',
    title: 'A deployment that finds its pods',
    kind: 'yaml',
    skill: 'Kubernetes',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'Mend this Deployment: it should run three replicas, and its selector must match the labels of its pods (`app: shop`).',
      'The container `shop` uses the image `images.example.com/shop:1.4.2`, not `latest`, and listens on port 8080.',
    ],
    starter:
      'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: shop\nspec:\n  replicas: "3"\n  selector:\n    matchLabels:\n      app: shop\n  template:\n    metadata:\n      labels:\n        name: shop\n    spec:\n      containers:\n        - name: shop\n          image: images.example.com/shop:latest\n',
    tests: [
      { name: 'runs three replicas', probe: 'spec.replicas', expected: 3 },
      { name: 'selects by app', probe: 'spec.selector.matchLabels', expected: { app: 'shop' } },
      { name: 'labels the pods to match', probe: 'spec.template.metadata.labels.app', expected: 'shop' },
      {
        name: 'uses a fixed version',
        probe: 'spec.template.spec.containers[name=shop].image',
        expected: 'images.example.com/shop:1.4.2',
      },
      {
        name: 'listens on port 8080',
        probe: 'spec.template.spec.containers[name=shop].ports[*].containerPort',
        compare: 'contains',
        expected: 8080,
      },
      hidden({ probe: 'apiVersion', expected: 'apps/v1' }),
      hidden({ probe: 'kind', expected: 'Deployment' }),
      hidden({ probe: 'spec.template.spec.containers#', expected: 1 }),
    ],
    hints: [
      'Compare `matchLabels` with the labels in the template. One field has the wrong type.',
      'Replicas are a number. Ports are a list under the container.',
      '`labels: { app: shop }`, `replicas: 3`, `ports: [{ containerPort: 8080 }]`',
    ],
    solution:
      'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: shop\nspec:\n  replicas: 3\n  selector:\n    matchLabels:\n      app: shop\n  template:\n    metadata:\n      labels:\n        app: shop\n    spec:\n      containers:\n        - name: shop\n          image: images.example.com/shop:1.4.2\n          ports:\n            - containerPort: 8080\n',
  },
  {
    id: 'yaml-kubernetes-service',
    title: 'Reach the pods by a service',
    kind: 'yaml',
    skill: 'Kubernetes',
    difficulty: 'intermediate',
    minutes: 10,
    task: [
      'Write a Service `shop` of the type `ClusterIP` that sends port 80 to port 8080 of the pods with the label `app: shop`.',
      'Add a second document: a ConfigMap `shop-settings` with the entry `LOG_LEVEL` set to `info`.',
    ],
    starter: 'apiVersion: v1\nkind: Service\nmetadata:\n  name: shop\n',
    flags: 'documents',
    tests: [
      { name: 'has two documents', probe: '#', expected: 2 },
      { name: 'selects the pods', probe: '[kind=Service].spec.selector', expected: { app: 'shop' } },
      {
        name: 'sends port 80 to 8080',
        probe: '[kind=Service].spec.ports[0].targetPort',
        expected: 8080,
      },
      { name: 'listens on port 80', probe: '[kind=Service].spec.ports[0].port', expected: 80 },
      { name: 'has the settings', probe: '[kind=ConfigMap].data.LOG_LEVEL', expected: 'info' },
      { name: 'names the settings', probe: '[kind=ConfigMap].metadata.name', expected: 'shop-settings' },
      hidden({ probe: '[kind=Service].spec.type', compare: 'oneOf', expected: ['ClusterIP'] }),
      hidden({ probe: '[kind=ConfigMap].apiVersion', expected: 'v1' }),
      hidden({ probe: '[kind=Service].metadata.name', expected: 'shop' }),
    ],
    hints: [
      'Three hyphens on a line of their own separate documents.',
      'A service has `selector` and `ports` in its `spec`; a ConfigMap has `data` and no `spec`.',
      '`ports: [{ port: 80, targetPort: 8080 }]`, then `---`, then `kind: ConfigMap`.',
    ],
    solution:
      'apiVersion: v1\nkind: Service\nmetadata:\n  name: shop\nspec:\n  type: ClusterIP\n  selector:\n    app: shop\n  ports:\n    - port: 80\n      targetPort: 8080\n---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: shop-settings\ndata:\n  LOG_LEVEL: info\n',
  },
  {
    id: 'yaml-kubernetes-hardening',
    title: 'Harden a pod',
    kind: 'yaml',
    skill: 'Cloud Security',
    difficulty: 'expert',
    minutes: 20,
    task: [
      'Harden the container `worker`: it must not run as root, must not gain privileges, has a read-only root file system and drops all capabilities.',
      'Limit it to `500m` of CPU and `256Mi` of memory, and do not mount the token of its service account.',
    ],
    starter:
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: worker\nspec:\n  containers:\n    - name: worker\n      image: images.example.com/worker:2.0.1\n      securityContext:\n        privileged: true\n',
    tests: [
      {
        name: 'does not run as root',
        probe: 'spec.containers[name=worker].securityContext.runAsNonRoot',
        expected: true,
      },
      {
        name: 'cannot gain privileges',
        probe: 'spec.containers[name=worker].securityContext.allowPrivilegeEscalation',
        expected: false,
      },
      {
        name: 'has a read-only file system',
        probe: 'spec.containers[name=worker].securityContext.readOnlyRootFilesystem',
        expected: true,
      },
      {
        name: 'drops all capabilities',
        probe: 'spec.containers[name=worker].securityContext.capabilities.drop',
        expected: ['ALL'],
      },
      {
        name: 'has limits',
        probe: 'spec.containers[name=worker].resources.limits',
        expected: { cpu: '500m', memory: '256Mi' },
      },
      { name: 'does not mount the token', probe: 'spec.automountServiceAccountToken', expected: false },
      hidden({
        probe: 'spec.containers[*].securityContext.privileged',
        compare: 'lacks',
        expected: true,
      }),
      hidden({
        probe: 'spec.containers[name=worker].image',
        expected: 'images.example.com/worker:2.0.1',
      }),
    ],
    hints: [
      'Most of it belongs into the `securityContext` of the container; one field belongs to the pod.',
      'The fields are `runAsNonRoot`, `allowPrivilegeEscalation`, `readOnlyRootFilesystem` and `capabilities.drop`.',
      '`automountServiceAccountToken: false` stands next to `containers`. Do not forget to take `privileged` out.',
    ],
    solution:
      'apiVersion: v1\nkind: Pod\nmetadata:\n  name: worker\nspec:\n  automountServiceAccountToken: false\n  containers:\n    - name: worker\n      image: images.example.com/worker:2.0.1\n      securityContext:\n        runAsNonRoot: true\n        allowPrivilegeEscalation: false\n        readOnlyRootFilesystem: true\n        capabilities:\n          drop: [ALL]\n      resources:\n        limits:\n          cpu: 500m\n          memory: 256Mi\n',
  },
  {
    id: 'yaml-pipeline-tests-first',
    title: 'Deploy only what was tested',
    kind: 'yaml',
    skill: 'CI/CD',
    difficulty: 'intermediate',
    minutes: 15,
    task: [
      'This GitHub Actions workflow deploys whatever is pushed. Make the job `deploy` wait for the job `test`, and run it on the branch `main` only.',
      'The job `test` runs on `ubuntu-latest`, checks out with `actions/checkout@v4`, and runs `npm ci` and then `npm test`. The workflow may only read the contents of the repository.',
    ],
    starter:
      'name: deliver\non: push\njobs:\n  deploy:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: ./deploy.sh\n',
    tests: [
      { name: 'runs the tests', probe: 'jobs.test.steps[*].run@', compare: 'contains', expected: 'npm test' },
      {
        name: 'installs before it tests',
        probe: 'jobs.test.steps[*].run@',
        compare: 'pattern',
        expected: 'npm ci[\\s\\S]*npm test',
      },
      {
        name: 'checks out for the tests',
        probe: 'jobs.test.steps[*].uses',
        compare: 'contains',
        expected: 'actions/checkout@v4',
      },
      { name: 'deploys after the tests', probe: 'jobs.deploy.needs@', expected: 'test' },
      {
        name: 'deploys from main only',
        probe: 'jobs.deploy.if',
        compare: 'pattern',
        expected: "github\\.ref(_name)?\\s*==\\s*'(refs/heads/)?main'",
      },
      { name: 'may only read', probe: 'permissions', expected: { contents: 'read' } },
      hidden({ probe: 'jobs.test.runs-on', expected: 'ubuntu-latest' }),
      hidden({ probe: 'jobs.deploy.steps[*].run@', compare: 'contains', expected: './deploy.sh' }),
    ],
    hints: [
      'Jobs run at the same time unless one needs the other.',
      'Use `needs`, `if` with `github.ref`, and `permissions` at the top level.',
      "`needs: test`, `if: github.ref == 'refs/heads/main'`, `permissions: { contents: read }`",
    ],
    solution:
      "name: deliver\non: push\npermissions:\n  contents: read\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci\n      - run: npm test\n  deploy:\n    needs: test\n    if: github.ref == 'refs/heads/main'\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: ./deploy.sh\n",
  },
  {
    id: 'yaml-alert-rule',
    title: 'An alert worth waking up for',
    kind: 'yaml',
    skill: 'Prometheus',
    difficulty: 'expert',
    minutes: 15,
    task: [
      'Write a Prometheus rule file with the group `shop` and the alert `HighErrorRate`. It fires when more than 5 % of requests failed over five minutes, and only if that lasts ten minutes.',
      'Use `sum(rate(…[5m]))` over `http_requests_total`, with `status=~"5.."` for the failed ones. Label it `severity: page`, and give it a `summary` annotation.',
    ],
    starter:
      'groups:\n  - name: shop\n    rules:\n      - alert: HighErrorRate\n        expr: http_requests_total{status="500"} > 5\n',
    tests: [
      {
        name: 'names the alert',
        probe: 'groups[name=shop].rules[*].alert',
        compare: 'contains',
        expected: 'HighErrorRate',
      },
      {
        name: 'divides failed by all requests',
        probe: 'groups[name=shop].rules[alert=HighErrorRate].expr',
        compare: 'pattern',
        expected:
          '^\\s*sum\\(rate\\(http_requests_total\\{status=~"5\\.\\."\\}\\[5m\\]\\)\\)\\s*/\\s*sum\\(rate\\(http_requests_total\\[5m\\]\\)\\)\\s*>\\s*0?\\.05\\s*$',
      },
      {
        name: 'waits ten minutes',
        probe: 'groups[name=shop].rules[alert=HighErrorRate].for',
        expected: '10m',
      },
      {
        name: 'pages somebody',
        probe: 'groups[name=shop].rules[alert=HighErrorRate].labels.severity',
        expected: 'page',
      },
      {
        name: 'has a summary',
        probe: 'groups[name=shop].rules[alert=HighErrorRate].annotations.summary',
        compare: 'pattern',
        expected: '\\S',
      },
      hidden({ probe: 'groups[*].name', expected: ['shop'] }),
    ],
    hints: [
      'A counter only ever grows; `rate` says how fast.',
      'A share is failed requests divided by all requests. `for` says how long it must last.',
      '`sum(rate(http_requests_total{status=~"5.."}[5m])) / sum(rate(http_requests_total[5m])) > 0.05`',
    ],
    solution:
      'groups:\n  - name: shop\n    rules:\n      - alert: HighErrorRate\n        expr: sum(rate(http_requests_total{status=~"5.."}[5m])) / sum(rate(http_requests_total[5m])) > 0.05\n        for: 10m\n        labels:\n          severity: page\n        annotations:\n          summary: More than 5 % of requests fail\n',
  },
]
