import type { SkillQuiz } from './quiz-question.ts'

export const kubernetesQuiz: SkillQuiz = {
  skill: 'Kubernetes',
  questions: [
    {
      id: 'kubernetes-01',
      difficulty: 'beginner',
      question:
        'A Deployment with `replicas: 3` is running. To stop one instance you run `kubectl delete pod` on it. What happens?',
      right: {
        text: 'A new Pod soon takes its place',
        why: 'The ReplicaSet compares three wanted with two existing Pods and creates one. To have fewer, change `replicas`.',
      },
      wrong: [
        {
          text: 'Two Pods are left from then on',
          why: 'Pods of a Deployment are owned by a controller that restores the wanted number.',
        },
        {
          text: 'The same Pod is started again',
          why: 'A deleted Pod never comes back. The replacement has another name and usually another IP address.',
        },
        {
          text: 'The command is refused as unsafe',
          why: 'Pods may be deleted at any time if your rights allow it; nothing protects those of a Deployment.',
        },
      ],
    },
    {
      id: 'kubernetes-02',
      difficulty: 'beginner',
      question: 'What do you look at first to find out why this Pod keeps failing?',
      code: {
        language: 'console',
        lines: [
          'NAME                   READY   STATUS             RESTARTS      AGE',
          'api-6f7c9d5b8d-x2v4k   0/1     CrashLoopBackOff   7 (41s ago)   12m',
        ],
      },
      right: {
        text: '`kubectl logs --previous` of the Pod',
        why: 'The container starts and ends again and again. The output of its last run usually holds the error.',
      },
      wrong: [
        {
          text: '`kubectl get nodes` and their capacity',
          why: 'A lack of capacity leaves a Pod `Pending`. This one was scheduled and started seven times.',
        },
        {
          text: '`kubectl rollout restart` and its status',
          why: 'It makes new Pods that will crash in the same way, and shows no cause.',
        },
        {
          text: '`kubectl exec` and a shell in the Pod',
          why: 'During the back-off no container is running in which a shell could be started.',
        },
      ],
    },
    {
      id: 'kubernetes-03',
      difficulty: 'beginner',
      question: 'The Pods are running and ready, but the Service `web` never answers. What do you fix?',
      code: {
        language: 'console',
        lines: [
          '$ kubectl get pods --show-labels',
          'web-5d9f-abcde   1/1   Running   app=webshop,pod-template-hash=5d9f',
          "$ kubectl get svc web -o jsonpath='{.spec.selector}'",
          '{"app":"web"}',
          '$ kubectl get endpointslices -l kubernetes.io/service-name=web',
          'web-7k2pq   IPv4   <unset>   <unset>   3h',
        ],
      },
      right: {
        text: 'Make the selector of the Service match the labels of the Pods',
        why: 'A Service sends traffic to ready Pods that match its selector. `app=web` matches none, so there are no endpoints.',
      },
      wrong: [
        {
          text: 'Give the Service the same name as the Deployment of the Pods',
          why: 'Names do not connect a Service to Pods; only labels do.',
        },
        {
          text: 'Change the type of the Service to `NodePort` to make it reachable',
          why: 'Another type adds a way in from outside. Without endpoints it leads nowhere either.',
        },
        {
          text: 'Restart the Pods so that they register with the Service again',
          why: 'Pods do not register. The control plane watches labels, and these would be the same after a restart.',
        },
      ],
    },
    {
      id: 'kubernetes-04',
      difficulty: 'beginner',
      question: 'Which of these is a possible cause of this event?',
      code: {
        language: 'text',
        lines: [
          'Failed to pull image "images.example.org/team/api:1.4.2":',
          'failed to authorize: 401 Unauthorized',
        ],
      },
      right: {
        text: 'The Pod names no `imagePullSecrets` for the registry',
        why: 'A private registry wants credentials, which the Pod or its service account provides by an image pull secret.',
      },
      wrong: [
        {
          text: 'The tag `1.4.2` was never pushed to the registry',
          why: 'A missing tag gives `not found`, after the login has succeeded.',
        },
        {
          text: 'The service account lacks the right to create Pods',
          why: 'Then the Pod would not exist. This one is on a node, and the registry refuses the pull.',
        },
        {
          text: 'The container exits because its own login fails',
          why: 'The container has not been started; its image cannot even be pulled.',
        },
      ],
    },
    {
      id: 'kubernetes-05',
      difficulty: 'beginner',
      question:
        'A Pod stays `Pending` with this event, although monitoring shows the nodes at 20% CPU use. Why?',
      code: {
        language: 'text',
        lines: ['0/3 nodes are available: 3 Insufficient cpu.'],
      },
      right: {
        text: 'The requests of the Pods there leave too little unreserved',
        why: 'The scheduler adds up requests, not actual use. Lower requests that are too high, or add a node.',
      },
      wrong: [
        {
          text: 'The limits of the Pods there are higher than the capacity',
          why: 'Limits may exceed the capacity of a node in sum; the scheduler looks at requests.',
        },
        {
          text: 'The monitoring is wrong, as the nodes must be under full load',
          why: 'Both can be true: much is reserved and little of it used.',
        },
        {
          text: 'The Pod waits until the load has been low for a few minutes',
          why: 'The scheduler does not wait for a calm time; it retries when something changes in the cluster.',
        },
      ],
    },
    {
      id: 'kubernetes-06',
      difficulty: 'beginner',
      question:
        'A Deployment takes `LOG_LEVEL` from a ConfigMap with `envFrom`. You change the ConfigMap. When do the Pods see the new value?',
      right: {
        text: 'When their containers are started anew',
        why: 'Environment variables are set once at the start of a process. `kubectl rollout restart` replaces the Pods.',
      },
      wrong: [
        {
          text: 'At once, as the variables are linked',
          why: 'A running process keeps the environment it was started with; nothing can change it from outside.',
        },
        {
          text: 'After about a minute, when it is synced',
          why: 'That holds for a ConfigMap mounted as a volume, whose files are updated after a while.',
        },
        {
          text: 'At once, as the Deployment rolls out',
          why: 'A rollout follows a change of the Pod template. The ConfigMap is another object, and the template only names it.',
        },
      ],
    },
    {
      id: 'kubernetes-07',
      difficulty: 'beginner',
      question:
        'A colleague commits this to a public repository, “as the value is encrypted”. What do you say?',
      code: {
        language: 'yaml',
        lines: [
          'apiVersion: v1',
          'kind: Secret',
          'metadata:',
          '  name: db',
          'data:',
          '  password: c3VtbWVyMjAyNg==',
        ],
      },
      right: {
        text: 'Anybody can decode it, so the password must be changed',
        why: 'Base64 is an encoding without a key: `base64 -d` prints the password. Keep secrets out of Git, or use Sealed Secrets, SOPS or an external store.',
      },
      wrong: [
        {
          text: 'It is fine, as only the cluster has the key to decrypt it',
          why: 'There is no key involved. Encryption at rest concerns etcd, not what stands in a manifest.',
        },
        {
          text: 'It is fine, as long as access to the Secret is limited by RBAC',
          why: 'RBAC protects the object in the cluster; the file in the repository is readable without asking the cluster.',
        },
        {
          text: 'It should be a ConfigMap, as these can be decrypted by nobody',
          why: 'A ConfigMap holds plain text and is even less suited to a password.',
        },
      ],
    },
    {
      id: 'kubernetes-08',
      difficulty: 'beginner',
      question:
        'The readiness probe of one of three Pods starts to fail; it has no liveness probe. What does Kubernetes do?',
      right: {
        text: 'It stops sending Service traffic to the Pod',
        why: 'A Pod that is not ready is taken out of the endpoints and comes back when the probe passes. It is not restarted.',
      },
      wrong: [
        {
          text: 'It restarts the container inside the Pod',
          why: 'Restarting is what a failed liveness probe causes.',
        },
        {
          text: 'It deletes the Pod and makes another one',
          why: 'Probes never delete Pods; and for the ReplicaSet a Pod that is not ready still counts.',
        },
        {
          text: 'It moves the Pod to a node with less load',
          why: 'Kubernetes does not move running Pods. A Pod stays on its node until its end.',
        },
      ],
    },
    {
      id: 'kubernetes-09',
      difficulty: 'intermediate',
      question:
        'The path `/live` runs a query on the shared database. What happens when the database is slow for two minutes?',
      code: {
        language: 'yaml',
        lines: [
          'livenessProbe:',
          '  httpGet: { path: /live, port: 8080 }',
          '  periodSeconds: 5',
          '  timeoutSeconds: 1',
          '  failureThreshold: 3',
        ],
      },
      right: {
        text: 'All replicas are restarted over and over, though they are healthy',
        why: 'A restart cannot cure the database, and cold starts add load to it. Liveness should test only what a restart of this process can repair.',
      },
      wrong: [
        {
          text: 'All replicas are taken out of the Service until it is fast again',
          why: 'That would be a readiness probe. Failed liveness kills the container.',
        },
        {
          text: 'The replicas are restarted one by one, so that some always serve',
          why: 'Each kubelet acts alone and at once; nothing coordinates restarts by probes, and disruption budgets do not apply.',
        },
        {
          text: 'The probe is paused, as the failure lies outside of the containers',
          why: 'The kubelet only sees a timeout. It cannot know what caused it.',
        },
      ],
    },
    {
      id: 'kubernetes-10',
      difficulty: 'intermediate',
      question:
        'A container has these limits. What happens when its program needs 1.5 CPUs and then 600 MiB?',
      code: {
        language: 'yaml',
        lines: [
          'resources:',
          '  requests: { cpu: 250m, memory: 256Mi }',
          '  limits: { cpu: "1", memory: 512Mi }',
        ],
      },
      right: {
        text: 'It is slowed down for the CPU, killed for the memory',
        why: 'CPU can be withheld, so the kernel throttles. Memory cannot be taken back, so exceeding the limit ends in `OOMKilled`.',
      },
      wrong: [
        {
          text: 'It is killed for the CPU, slowed down for the memory',
          why: 'The other way around: nobody is killed for wanting CPU time.',
        },
        {
          text: 'It is evicted in both cases and started elsewhere',
          why: 'Eviction follows from pressure on a node. Limits are enforced on the container, on the same node.',
        },
        {
          text: 'It gets both, as long as the node has some to spare',
          why: 'That is true between request and limit. Beyond the limit a free node does not help.',
        },
      ],
    },
    {
      id: 'kubernetes-11',
      difficulty: 'intermediate',
      question: 'How many Pods can exist and how many are at least ready during a rolling update?',
      code: {
        language: 'yaml',
        lines: [
          'replicas: 4',
          'strategy:',
          '  type: RollingUpdate',
          '  rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }',
        ],
      },
      right: {
        text: 'Up to 5, with at least 4 ready',
        why: 'One extra Pod may be made, and an old one is only removed once the new one is available. It needs room for a fifth.',
      },
      wrong: [
        {
          text: 'Up to 4, with at least 3 ready',
          why: 'That would be `maxSurge: 0, maxUnavailable: 1`: first remove, then create.',
        },
        {
          text: 'Up to 5, with at least 3 ready',
          why: '`maxUnavailable: 0` means that not one of the four wanted may be missing.',
        },
        {
          text: 'Up to 8, with at least 4 ready',
          why: 'A full second set would be `maxSurge: 100%`.',
        },
      ],
    },
    {
      id: 'kubernetes-12',
      difficulty: 'intermediate',
      question:
        'The metrics server works: `kubectl top pods` shows values. Why does the autoscaler not scale?',
      code: {
        language: 'console',
        lines: [
          '$ kubectl get hpa api',
          'NAME   REFERENCE        TARGETS              MINPODS   MAXPODS   REPLICAS',
          'api    Deployment/api   cpu: <unknown>/70%   2         10        2',
        ],
      },
      right: {
        text: 'The containers declare no CPU request',
        why: 'A utilization target is a percentage of the request. Without one in every container there is nothing to divide by.',
      },
      wrong: [
        {
          text: 'The containers declare no CPU limit',
          why: 'The percentage refers to the request. Limits do not enter the calculation.',
        },
        {
          text: 'The cluster has no nodes left to use',
          why: 'Then new Pods would be `Pending`; the target would still show a percentage.',
        },
        {
          text: 'The load has not reached 70% yet',
          why: 'A low load would be shown as a number, like `12%/70%`, and not as unknown.',
        },
      ],
    },
    {
      id: 'kubernetes-13',
      difficulty: 'intermediate',
      question:
        'A CronJob runs every 10 minutes. When a run takes 25 minutes, several of them work on the same data and corrupt it. Which setting prevents that?',
      right: {
        text: '`concurrencyPolicy: Forbid`',
        why: 'A run is skipped while the last one is still active. The default, `Allow`, starts them side by side.',
      },
      wrong: [
        {
          text: '`parallelism: 1` in the Job',
          why: 'That limits the Pods within one Job. Each scheduled time makes a Job of its own.',
        },
        {
          text: '`startingDeadlineSeconds: 600`',
          why: 'It says how late a missed run may still start, not whether two may overlap.',
        },
        {
          text: '`successfulJobsHistoryLimit: 1`',
          why: 'That is about how many finished Jobs are kept for inspection.',
        },
      ],
    },
    {
      id: 'kubernetes-14',
      difficulty: 'intermediate',
      question:
        'This is the only NetworkPolicy of the namespace `shop`. Which traffic to the Pods labeled `app: db` is allowed?',
      code: {
        language: 'yaml',
        lines: [
          'kind: NetworkPolicy',
          'metadata: { name: db, namespace: shop }',
          'spec:',
          '  podSelector: { matchLabels: { app: db } }',
          '  policyTypes: [Ingress]',
          '  ingress:',
          '    - from:',
          '        - podSelector: { matchLabels: { app: api } }',
        ],
      },
      right: {
        text: 'From Pods labeled `app: api` in `shop` only',
        why: 'A Pod selected by a policy accepts only what some policy allows, and a `podSelector` on its own means the same namespace.',
      },
      wrong: [
        {
          text: 'From Pods labeled `app: api` in any namespace',
          why: 'That takes a `namespaceSelector` in the same list item.',
        },
        {
          text: 'From every Pod, as no rule denies anything',
          why: 'There are no deny rules. Being selected at all turns the default from allow to deny.',
        },
        {
          text: 'From every Pod in `shop`, but not from outside',
          why: 'Namespaces are no boundary in themselves, and the rule names a label.',
        },
      ],
    },
    {
      id: 'kubernetes-15',
      difficulty: 'intermediate',
      question:
        'The ClusterRole `view-secrets` allows `get` and `list` on Secrets. What may `lena` do with this?',
      code: {
        language: 'yaml',
        lines: [
          'kind: RoleBinding',
          'metadata: { name: lena-secrets, namespace: staging }',
          'subjects: [{ kind: User, name: lena, apiGroup: rbac.authorization.k8s.io }]',
          'roleRef:',
          '  kind: ClusterRole',
          '  name: view-secrets',
          '  apiGroup: rbac.authorization.k8s.io',
        ],
      },
      right: {
        text: 'Read the Secrets of the namespace `staging`',
        why: 'The binding sets the reach: a RoleBinding grants the rules of a ClusterRole in its own namespace only.',
      },
      wrong: [
        {
          text: 'Read the Secrets of all namespaces',
          why: 'That would take a ClusterRoleBinding to the same role.',
        },
        {
          text: 'Read nothing, as the kinds do not match',
          why: 'A RoleBinding may name a ClusterRole; that is how common rules are written once.',
        },
        {
          text: 'Read names of Secrets, but not their values',
          why: '`get` and `list` both return whole objects, values included.',
        },
      ],
    },
    {
      id: 'kubernetes-16',
      difficulty: 'intermediate',
      question:
        'A Deployment with one replica uses a `ReadWriteOnce` cloud disk. In a rolling update the new Pod hangs with `Multi-Attach error for volume`. What is the simplest sound fix?',
      right: {
        text: 'Set the strategy of the Deployment to `Recreate`',
        why: 'The disk can be attached to one node at a time, and the old Pod keeps it until the new one is ready. `Recreate` ends the old one first, at the cost of a gap.',
      },
      wrong: [
        {
          text: 'Raise `maxSurge` so that the new Pod may take over',
          why: 'More Pods at a time make it worse: each wants the same disk.',
        },
        {
          text: 'Change the claim to `ReadWriteMany` on this disk',
          why: 'The access mode must be supported by the storage. A block disk cannot be shared by wishing for it.',
        },
        {
          text: 'Delete the claim before each update of the image',
          why: 'With the usual reclaim policy that deletes the disk and its data.',
        },
      ],
    },
    {
      id: 'kubernetes-17',
      difficulty: 'expert',
      question:
        'The application ends at once on SIGTERM. At each rollout a few requests fail with connection refused. Why, and what helps?',
      right: {
        text: 'Nodes still route to the Pod for a moment; wait before stopping',
        why: 'Removal from the endpoints and SIGTERM happen in parallel, and kube-proxy and load balancers lag. A `preStop` sleep with graceful draining bridges the gap.',
      },
      wrong: [
        {
          text: 'New Pods get traffic too early; add a liveness probe to them',
          why: 'Whether traffic comes is decided by readiness. And here requests reach Pods that have ended.',
        },
        {
          text: 'The grace period is too short; raise it to several minutes',
          why: 'The period is an upper bound, and this application ends at once. It would change nothing.',
        },
        {
          text: 'Too few Pods are left; add a disruption budget for the rollout',
          why: 'Rollouts are not governed by disruption budgets, and the requests fail at Pods that end, not for lack of others.',
        },
      ],
    },
    {
      id: 'kubernetes-18',
      difficulty: 'expert',
      question: 'A node upgrade has been hanging for hours at `kubectl drain`. What is the reason?',
      code: {
        language: 'console',
        lines: [
          '$ kubectl get pdb -A',
          'NAMESPACE  NAME   MIN AVAILABLE  MAX UNAVAILABLE  ALLOWED DISRUPTIONS  AGE',
          'shop       cart   1              N/A              0                    200d',
          '$ kubectl get deploy -n shop cart',
          'NAME   READY   UP-TO-DATE   AVAILABLE   AGE',
          'cart   1/1     1            1           200d',
        ],
      },
      right: {
        text: 'With one replica, the budget never allows an eviction',
        why: 'Evicting the only Pod would leave 0 of at least 1. Nothing starts a second one first, so drain retries forever. Run two replicas or use `maxUnavailable: 1`.',
      },
      wrong: [
        {
          text: 'With one replica, the Deployment must be scaled to 0 first',
          why: 'That frees the node but takes the service down, which is what the budget should prevent. A second replica is the way.',
        },
        {
          text: 'With one replica, a new Pod is started before but fails',
          why: 'An eviction does not surge: the replacement is made only after the old Pod is gone. No Pod is failing here.',
        },
        {
          text: 'With one replica, drain needs `--ignore-daemonsets` to go on',
          why: 'That flag is about DaemonSet Pods, for which drain stops with an error instead of retrying.',
        },
      ],
    },
    {
      id: 'kubernetes-19',
      difficulty: 'expert',
      question:
        'Two of three etcd members are lost for good, and the API server accepts no changes. What about the applications?',
      right: {
        text: 'They keep serving, but nothing is rescheduled or scaled',
        why: 'Kubelets and kube-proxy go on with what they know. Failed nodes, new Pods and changed endpoints are not handled until etcd has a quorum again.',
      },
      wrong: [
        {
          text: 'They are stopped by the kubelets after the node lease ends',
          why: 'A kubelet that cannot reach the API keeps its Pods running. Evictions are decided by the control plane, which is down.',
        },
        {
          text: 'They go on as before, as one member of etcd is sufficient',
          why: 'One of three is no majority. Raft stops accepting writes to avoid two histories.',
        },
        {
          text: 'They keep running, but Services stop routing between them',
          why: 'The rules of kube-proxy are in the kernel of each node and stay; they merely become outdated.',
        },
      ],
    },
    {
      id: 'kubernetes-20',
      difficulty: 'expert',
      question: 'The cluster has exactly three nodes. Why does an update of this Deployment never finish?',
      code: {
        language: 'yaml',
        lines: [
          'replicas: 3',
          'strategy:',
          '  rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }',
          'template:',
          '  metadata: { labels: { app: api } }',
          '  spec:',
          '    affinity:',
          '      podAntiAffinity:',
          '        requiredDuringSchedulingIgnoredDuringExecution:',
          '          - topologyKey: kubernetes.io/hostname',
          '            labelSelector: { matchLabels: { app: api } }',
        ],
      },
      right: {
        text: 'The fourth Pod finds no node without one, and no old Pod may go',
        why: 'Old and new Pods share the label. Allow `maxUnavailable: 1`, prefer instead of require, or use `matchLabelKeys` with the template hash.',
      },
      wrong: [
        {
          text: 'The rule is ignored during execution, so that Pods get evicted',
          why: '`IgnoredDuringExecution` means running Pods are left alone when labels change. Nothing is evicted.',
        },
        {
          text: 'The rule keeps all Pods on one node, which has no room for four',
          why: 'That would be affinity. Anti-affinity by hostname spreads them, one per node.',
        },
        {
          text: 'The selector must name the new version, as it is for old Pods only',
          why: 'It works for all Pods with the label, and this is the very problem.',
        },
      ],
    },
    {
      id: 'kubernetes-21',
      difficulty: 'expert',
      question:
        'A node drops off the network. After some minutes the Pods of Deployments run elsewhere, but `db-0` of a StatefulSet stays `Terminating` and is not replaced. Why?',
      right: {
        text: 'It might still run there, and two of the same identity are forbidden',
        why: 'A StatefulSet guarantees at most one Pod per identity. Confirm the node is off, then force-delete the Pod or taint the node `out-of-service`.',
      },
      wrong: [
        {
          text: 'Its volume was deleted, and a new one has to be provisioned by hand',
          why: 'The volume exists and is possibly still attached to the lost node.',
        },
        {
          text: 'Its disruption budget blocks the deletion until the node has returned',
          why: 'Budgets concern voluntary evictions through the API, not the loss of a node.',
        },
        {
          text: 'Its priority is lower than that of the Pods started before it',
          why: 'Priority matters when Pods compete for room. No new `db-0` has been created at all.',
        },
      ],
    },
    {
      id: 'kubernetes-22',
      difficulty: 'expert',
      question:
        'Pods that call `api.partner.com` cause a flood of failed DNS queries such as `api.partner.com.shop.svc.cluster.local`. What explains it?',
      code: {
        language: 'text',
        lines: [
          'search shop.svc.cluster.local svc.cluster.local cluster.local',
          'nameserver 10.96.0.10',
          'options ndots:5',
        ],
      },
      right: {
        text: 'With fewer than five dots, the search list is tried first',
        why: 'The name has two dots, so each suffix is asked before the name itself. A trailing dot or a lower `ndots` in `dnsConfig` avoids that.',
      },
      wrong: [
        {
          text: 'The partner lists these names in its own DNS zone',
          why: 'Names under `cluster.local` are answered by the cluster DNS; the partner never sees them.',
        },
        {
          text: 'The cluster DNS does not forward names from outside',
          why: 'It does forward: after the failed attempts the real name is resolved.',
        },
        {
          text: 'The resolver asks five times for every failed query',
          why: '`ndots` is a number of dots and not of attempts.',
        },
      ],
    },
    {
      id: 'kubernetes-23',
      difficulty: 'expert',
      question:
        'An autoscaler manages `api`. A GitOps tool applies the manifest with `replicas: 2` every few minutes, and under load the number of Pods jumps between 9 and 2. What is the right fix?',
      right: {
        text: 'Leave `replicas` out of the manifest that is applied',
        why: 'Two owners fight for one field. Omitted, it belongs to the autoscaler alone; or the tool is told to ignore differences in it.',
      },
      wrong: [
        {
          text: 'Write `replicas: 9` into the manifest to match the load',
          why: 'The tool would then hold it at 9 at night as well and still overrule the autoscaler.',
        },
        {
          text: 'Lengthen the stabilization window of the autoscaler',
          why: 'The scaling down comes from the tool, which no window of the autoscaler can restrain.',
        },
        {
          text: 'Set `minReplicas` of the autoscaler to the peak value',
          why: 'It would repair the number after each sync, but Pods would still be killed, and autoscaling would be pointless.',
        },
      ],
    },
    {
      id: 'kubernetes-24',
      difficulty: 'expert',
      question:
        'Clients call a gRPC service through its ClusterIP. After scaling from 2 to 10 Pods, the 8 new ones get almost no requests. Why?',
      right: {
        text: 'Balancing happens per connection, and the old ones stay open',
        why: 'kube-proxy chooses a Pod when a TCP connection is made; gRPC sends all calls over one long-lived connection. Balance in the client or by a proxy that knows HTTP/2.',
      },
      wrong: [
        {
          text: 'Balancing prefers Pods with the longest uptime by default',
          why: 'kube-proxy picks without regard to age. It just is not asked again for an open connection.',
        },
        {
          text: 'Balancing needs `sessionAffinity: None`, which is not the default',
          why: '`None` is the default. The effect occurs without any affinity.',
        },
        {
          text: 'Balancing skips Pods until the DNS entry of the Service expires',
          why: 'The DNS name leads to the unchanging ClusterIP, so no expiry is involved.',
        },
      ],
    },
  ],
}
