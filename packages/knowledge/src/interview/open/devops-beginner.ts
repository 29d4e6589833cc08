import type { OpenQuestion } from '../open-question.ts'

export const devopsBeginner: readonly OpenQuestion[] = [
  {
    id: 'devops-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Software Engineer', 'Backend Developer'],
    skills: ['CI/CD', 'GitHub Actions'],
    tags: ['pipelines', 'tests', 'build stages'],
    question:
      'You join a small team that tests and deploys a web app by hand. Walk me through the first pipeline you would set up, from a push to the app running.',
    keyPoints: [
      {
        cue: 'What runs before code is accepted',
        point: 'Runs the automated tests and checks on every push or pull request, before anything is merged',
        weight: 3,
        essential: true,
        said: [
          'as soon as someone pushes, lint and unit tests start, and a red result stops the merge',
          'each branch gets checked automatically so broken code never lands on main',
          'the first thing is that pull requests must be green',
        ],
      },
      {
        cue: 'What passes from stage to stage',
        point: 'Builds one artifact or image once and deploys that same build to every environment',
        weight: 3,
        said: [
          "I make the container a single time and promote it, I don't rebuild for production",
          'what we tried in staging is byte for byte what goes live',
          'the image is tagged with the commit and only that one travels onward',
        ],
      },
      {
        cue: 'The way to users',
        point:
          'Deploys by script after the merge, to a staging environment first, and checks it before production',
        weight: 2,
        said: [
          'it goes to a test copy, we click through or run smoke tests, then we go on',
          'before customers get it, I would try it on a place that looks like prod',
          'once it is on main, the job rolls it out by itself to a trial system and then to live',
        ],
      },
      {
        cue: 'Where credentials live',
        point: 'Keeps passwords and keys in the secret store of the CI system, not in the repository',
        weight: 2,
        said: [
          'credentials come from protected variables in the pipeline settings',
          'nothing secret is written in the yaml file, the tool injects it at run time',
        ],
      },
      {
        cue: 'When a release goes wrong',
        point: 'Plans a way back: a simple rollback to the previous version',
        weight: 2,
        said: [
          'redeploying the last good tag should be one button',
          "if it breaks I can put yesterday's image back quickly",
        ],
      },
      {
        cue: 'How you begin and grow it',
        point: 'Starts small and keeps the pipeline fast enough that people wait for it',
        weight: 1,
        said: [
          'I would begin with tests and build only, then add more steps',
          'feedback in under ten minutes, otherwise everyone works around it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Continuous integration means having a build server, whatever it runs',
        said: ['we have Jenkins, so we do CI already'],
        correction:
          'A server alone integrates nothing. CI means merging small changes often, with automated checks that stop a broken change.',
      },
      {
        belief: 'Production should get its own fresh build from source',
        said: ['for prod I run the build again so it is clean'],
        correction:
          "A second build can pick up other dependencies, so you'd ship something never tested. Build once, then promote that artifact.",
      },
    ],
    sampleAnswer:
      "I would start small. On every pull request, the pipeline installs dependencies, runs the linter and the unit tests, and a red result blocks the merge, so main stays healthy. After a merge, it builds one container image, tagged with the commit, and pushes it to a registry. That same image is deployed to staging, where a few smoke tests check that the app starts, logs in and reads from the database. If that is fine, someone approves and exactly the same image goes to production; I don't rebuild, because then I'd ship something nobody tested. Credentials for the registry and servers live in the secret store of the CI system, never in the repository. From the first day I want a rollback job that redeploys the previous tag. I'd keep the whole thing under ten minutes with caching, because a slow pipeline is one that people avoid, and add things like security scans later.",
    criteria: [
      'Tells an ordered story from push to production',
      'Knows why each step exists',
      "Doesn't drown a small team in tools",
    ],
    followUps: [
      {
        question: 'Why not simply build again for production?',
        about: [1],
        answer:
          'Dependencies or base images may have changed between the two builds, so production would run something that staging never saw. One build, identified by its commit or digest, makes the test result mean something.',
      },
      {
        question: 'The deploy to production has just failed halfway. What does your pipeline offer?',
        about: [3, 4],
        answer:
          'A rollback job that redeploys the previous tagged image, with the same credentials from the secret store. The failed job stays visible with its logs so we can find the cause afterward without time pressure.',
      },
    ],
  },
  {
    id: 'devops-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Software Engineer', 'Backend Developer'],
    skills: ['Docker', 'Containerization'],
    tags: ['dockerfile', 'layer cache', 'image security'],
    question:
      'A colleague asks you to review this Dockerfile for a Node service before it goes to production. What would you change, and why?',
    code: {
      language: 'dockerfile',
      lines: [
        'FROM node:latest',
        'WORKDIR /app',
        'COPY . .',
        'RUN npm install',
        'ENV DB_PASSWORD=s3cret',
        'EXPOSE 3000',
        'CMD npm start',
      ],
    },
    keyPoints: [
      {
        cue: 'The most urgent line',
        point:
          'Removes the password from the image, since anyone who can pull it can read it; passes it in at run time',
        weight: 3,
        essential: true,
        said: [
          'the DB password must not be baked in, it stays in the layers for everybody',
          'secrets should come when the container starts, from the environment or a secret store',
          'with docker history I could see that credential, so take it out and rotate it',
        ],
      },
      {
        cue: 'The first line',
        point: 'Pins the base image to a specific version instead of `latest`',
        weight: 2,
        said: [
          "latest can be a different Node tomorrow, so I'd fix it to a major and minor tag",
          'I want the same build next month, so an exact version or digest',
        ],
      },
      {
        cue: 'The order of the steps',
        point:
          'Copies the package files and installs before copying the source, so the dependency layer stays cached',
        weight: 2,
        said: [
          'put package.json and the lock file first, then install, then the rest of the code',
          'right now any change of a source file makes it download all modules again',
        ],
      },
      {
        cue: 'Which packages end up inside',
        point:
          'Installs exactly what the lock file says, with `npm ci`, and without development dependencies',
        weight: 2,
        said: [
          'a clean install from the frozen versions, so nothing drifts between two builds',
          "leave out the dev packages, they aren't needed in prod",
        ],
      },
      {
        cue: 'What rights the process has',
        point: 'Runs as an unprivileged user, not as root',
        weight: 2,
        said: [
          'add a USER line so the process has no root rights in the container',
          'if someone breaks in, they should not be root',
        ],
      },
      {
        cue: 'What the image carries along',
        point: 'Makes the image smaller with a slim base, a multi-stage build or a `.dockerignore`',
        weight: 2,
        said: [
          'compile first, then take just the finished files over to something like alpine',
          'exclude node_modules and .git from what gets copied',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Deleting a secret in a later instruction removes it from the image',
        said: ['I would unset the password or delete the file in the next RUN'],
        correction:
          'Earlier layers keep it and can still be read. A secret must never enter a layer; one that did must be rotated.',
      },
      {
        belief: 'EXPOSE publishes the port to the outside',
        said: ['EXPOSE 3000 opens the port on the host'],
        correction:
          "EXPOSE only documents the port. It is published with `-p` or the orchestrator's configuration.",
      },
    ],
    sampleAnswer:
      "The urgent thing is the password: it's in the image, so everybody who can pull it can read it. I'd remove that line, hand it over at run time from the orchestrator's secret, and rotate it because it has leaked already. Next, `node:latest` may be another version tomorrow, so I'd pin a specific one, and take the slim variant. Then the order: copying everything before installing means every source change throws away the cached dependencies. I'd copy `package.json` and the lock file, run `npm ci`, and copy the source after that. A multi-stage build keeps compilers and development dependencies out of the final image, and a `.dockerignore` keeps out `.git` and local `node_modules`. The process shouldn't be root, so I'd add `USER node`. Finally I'd write `CMD [\"node\", \"server.js\"]` in the exec form, because behind a shell and npm the SIGTERM often doesn't arrive and the container gets killed after the grace period.",
    criteria: [
      'Puts the leaked secret before style',
      'Gives a reason for each change',
      'Knows which change affects build time and which safety',
    ],
    followUps: [
      {
        question: 'How exactly does the order of the lines change the build time?',
        about: [2, 3],
        answer:
          "Docker reuses a layer until an instruction's input changes, then rebuilds everything after it. With the lock file copied first, installing runs again only when dependencies change, not on each edit.",
      },
      {
        question: 'The private registry needs a token during `npm ci`. How do you give it one?',
        about: [0],
        answer:
          "With a build secret mount: BuildKit makes the token available to that single RUN instruction and doesn't store it in a layer. A build argument or ENV would remain readable in the image's history.",
      },
    ],
  },
  {
    id: 'devops-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Kubernetes', 'Troubleshooting'],
    tags: ['crashloopbackoff', 'kubectl', 'debugging'],
    question:
      'You deploy a new version, and `kubectl get pods` shows `CrashLoopBackOff`. What do you do, step by step?',
    keyPoints: [
      {
        cue: 'Where you look first',
        point: 'Reads the logs of the crashed container, including the previous run',
        weight: 3,
        essential: true,
        said: [
          'kubectl logs with --previous, because the present container may have just started',
          'first I look at what the app printed before it died',
          'see the error message from the last attempt',
        ],
      },
      {
        cue: 'What Kubernetes itself can tell you',
        point: 'Describes the pod and reads its events, exit code and the reason for the last termination',
        weight: 3,
        essential: true,
        said: [
          'kubectl describe pod and look at Last State and the events at the bottom',
          'exit code 137 with OOMKilled tells me something else than exit code 1',
          'I check why Kubernetes says it was terminated',
        ],
      },
      {
        cue: 'What the status means',
        point:
          'Explains that the container starts and exits again and again, with longer waits between restarts',
        weight: 2,
        said: [
          'it comes up, dies, and the kubelet waits more every time before trying again',
          "so the image was pulled fine, the process itself doesn't stay alive",
        ],
      },
      {
        cue: 'Typical suspects around the app',
        point:
          'Checks usual causes such as missing configuration or secret, wrong command, unreachable database',
        weight: 2,
        said: [
          'often an environment variable is missing or misspelled',
          "maybe it can't reach the DB at start, or the entrypoint is wrong",
        ],
      },
      {
        cue: 'When Kubernetes itself ends it',
        point: 'Considers that a failing liveness probe or a too small memory limit kills it',
        weight: 2,
        said: [
          'perhaps the probe fires before the app is up and it gets restarted',
          'could be that it needs more memory than the limit allows',
        ],
      },
      {
        cue: 'The release as a whole',
        point: 'Compares with the last working version and rolls back if users are affected',
        weight: 2,
        said: [
          'what changed between the old and new deployment, and undo it if production suffers',
          'kubectl rollout undo first, then I investigate in peace',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Deleting the pod solves a crash loop',
        said: ['I delete the pod and it comes back healthy'],
        correction:
          'The new pod has the same image and configuration, so it usually fails the same way; and deleting it loses the evidence.',
      },
      {
        belief: 'CrashLoopBackOff means that the image could not be pulled',
        said: ['probably the registry or the image name is wrong'],
        correction:
          'That would be ImagePullBackOff. In a crash loop, the container did start, and then its process exited.',
      },
    ],
    sampleAnswer:
      "CrashLoopBackOff tells me that the container starts, exits, and Kubernetes keeps restarting it with growing pauses. So the image was pulled; the process doesn't stay alive. If this is production and users notice, I run `kubectl rollout undo` first; with a rolling update the old pods are usually still serving. Then I run `kubectl logs` with `--previous`, because the last words of the dead container normally name the problem. Next is `kubectl describe pod`: the events, the last state and the exit code. Exit code 1 means the app itself gave up, often a missing environment variable, a secret that doesn't exist under that name, or a database it can't reach at start. 137 with OOMKilled means the memory limit is too small or the app leaks. If the events say that the liveness probe failed, the app may simply need longer to start. I compare the new manifest with the previous one, fix the actual difference, deploy it again and watch the rollout.",
    criteria: [
      'Looks at evidence before changing things',
      'Protects users first if it is production',
      'Can tell the signs of different causes apart',
    ],
    followUps: [
      {
        question: '`describe` shows exit code 137. What does that tell you, and what do you check?',
        about: [1, 4],
        answer:
          'The process was killed with SIGKILL. If the reason says OOMKilled, it went over its memory limit, so I compare usage with the limit. Otherwise a failed liveness probe or a missed grace period may have led to the kill.',
      },
      {
        question: 'The logs are empty. How do you go on?',
        about: [0],
        answer:
          'The process may die before it logs, so I check the command and arguments, the exit code and the events. Then I start the same image with a shell as its command, or attach a debug container, and try the start by hand.',
      },
    ],
  },
  {
    id: 'devops-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Linux', 'Computer Networking'],
    tags: ['dns', 'ports', 'firewall', 'debugging'],
    question:
      'Users say the website does not open. You have shell access to its only server. How do you narrow down where the problem is?',
    keyPoints: [
      {
        cue: 'The method of your search',
        point:
          'Works through the path in order, from name resolution over network to the process, instead of trying random fixes',
        weight: 3,
        essential: true,
        said: [
          'I go layer by layer: DNS, then can I reach the port, then the web server, then the app',
          'start at the outside like the user does and move inward',
          'one step at a time, so I know which part is broken',
        ],
      },
      {
        cue: 'What you learn from the symptom',
        point:
          'Reproduces it from outside and reads the exact error: timeout, refused, TLS error or HTTP status',
        weight: 3,
        essential: true,
        said: [
          "I'd curl it with -v from my own machine and see what comes back",
          'a 502 is a very different thing from a connection that hangs',
          'first ask what they see precisely, then try it myself',
        ],
      },
      {
        cue: 'The name of the site',
        point: 'Checks whether the domain resolves to the right address',
        weight: 2,
        said: [
          "dig the name and compare with the server's IP",
          'maybe the DNS record changed or the domain expired',
        ],
      },
      {
        cue: 'What you check on the machine',
        point: 'Checks on the server that the process runs and listens on the expected port and address',
        weight: 2,
        said: [
          'ss -tlnp to see if nginx is listening on 443 and not just on localhost',
          'systemctl status of the web server',
        ],
      },
      {
        cue: 'What could stand in between',
        point: 'Checks firewall rules or security groups between user and server',
        weight: 2,
        said: [
          'the port could be blocked by ufw or by the cloud firewall',
          'works locally with curl but not from outside, so something filters it',
        ],
      },
      {
        cue: 'Where to look for the cause',
        point: 'Reads the logs of web server and application, and looks at disk, memory and recent changes',
        weight: 2,
        said: [
          'journalctl and the nginx error log around the time it began',
          'is the disk full, did the OOM killer strike, did somebody deploy',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If ping gets no answer, the server is down',
        said: ['I ping it, and no reply means the machine is off'],
        correction:
          'ICMP is often blocked while the site works, and ping says nothing about the web port. Test the real port, for example with curl.',
      },
      {
        belief: 'A reboot is the right first step',
        said: ["I'd restart the server, this fixes most things"],
        correction:
          'It may help briefly, but it destroys evidence and may make it worse. Find out first what is failing, unless there is nothing left to see.',
      },
    ],
    sampleAnswer:
      "First I want the exact symptom, so I curl the address with `-v` from my own machine. \"Connection refused\", a timeout, a certificate error and a 502 all point somewhere else. Then I walk the path from outside to inside. Does the name resolve to our address? I check with `dig`. If it resolves but the connection hangs, a firewall or security group is likely; if it's refused, I reached the machine but nothing listens there. On the server, `ss -tlnp` shows whether the web server listens on 443 on a public address, and `systemctl status` whether it's running. A curl on localhost separates the two halves: if it works locally but not from outside, it's the network. If I get a 502, the web server is fine and the app behind it isn't, so I read both logs. I also look at disk space, memory and whether anyone deployed or changed something just before it started. After fixing it, I check again from outside.",
    criteria: [
      'Has a method rather than a list of commands',
      'Draws conclusions from each result',
      "Verifies from the user's side in the end",
    ],
    followUps: [
      {
        question: 'What\'s the difference between "connection refused" and a timeout?',
        about: [1, 4],
        answer:
          'Refused means the host answered that nothing listens on that port, or a firewall actively rejects. A timeout means no answer came: packets are dropped by a firewall, routed wrongly, or the machine is down.',
      },
      {
        question:
          '`curl localhost:8080` works on the server but nobody else gets through. What do you check?',
        about: [3],
        answer:
          "Whether the process listens only on 127.0.0.1 rather than on all addresses, which `ss -tlnp` shows. Then the host firewall and the cloud's security group for that port, and whether the proxy points to it.",
      },
    ],
  },
  {
    id: 'devops-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Linux', 'System Administration'],
    tags: ['disk space', 'log rotation', 'troubleshooting'],
    question:
      'A server reports `No space left on device` and the application stops writing. How do you find what fills the disk, and how do you free space safely?',
    keyPoints: [
      {
        cue: 'Tools for the search',
        point: 'Uses `df` to see which file system is full, and `du` to find the largest directories',
        weight: 3,
        essential: true,
        said: [
          'df -h tells me the partition, then du -sh on its folders, going down to the big ones',
          'I sort directories by size and follow the biggest',
          'check which mount is at 100 percent before anything else',
        ],
      },
      {
        cue: 'What you may remove',
        point:
          'Knows what a file is before removing it, and prefers safe candidates such as old logs or caches',
        weight: 3,
        essential: true,
        said: [
          "I don't delete what I can't identify; rotated logs and package caches are fine",
          'old container images and temp files first, never database files',
          "ask the owner when it isn't obvious",
        ],
      },
      {
        cue: 'What may surprise you after removal',
        point:
          'Knows that a deleted file that a process still holds open keeps its space until the process closes it',
        weight: 2,
        said: [
          "after rm the space isn't back because the service has the file open, lsof shows it as deleted",
          "truncate the log or restart the service, removing alone doesn't help",
        ],
      },
      {
        cue: 'Full despite free gigabytes',
        point: 'Considers that inodes may be used up although bytes are free',
        weight: 2,
        said: [
          'df -i, millions of tiny files can use all inodes',
          'there is space in gigabytes but no more files can be created',
        ],
      },
      {
        cue: 'Making it last',
        point: 'Fixes the cause afterward, for example log rotation, retention or a larger volume',
        weight: 3,
        said: [
          "set up logrotate so it doesn't come back next week",
          'find out why the log grew so quickly, maybe debug mode',
          'add a cleanup job or extend the disk',
        ],
      },
      {
        cue: 'Noticing it sooner',
        point: 'Sets an alert that warns well before the disk is full',
        weight: 2,
        said: [
          'a warning at 80 percent so we have time',
          'it should have told us days ago, so monitor usage',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'rm on an open log file always frees the space at once',
        said: ['just rm the big log file and the space is there'],
        correction:
          'While a process holds the file open, its blocks stay allocated. Truncate it or make the process reopen its log.',
      },
    ],
    sampleAnswer:
      "I'd start with `df -h` to see which file system is at 100 percent, and `df -i` as well, because running out of inodes gives the same error with plenty of gigabytes free. Then I go down with `du -xh --max-depth=1`, sorted, until I find the directory that grew. Usually it's logs, old container images, or a temp folder. Before removing something I make sure I know what it is: rotated logs, package caches and unused images are safe; anything under a database directory I don't touch. If a running service still writes to a huge log, removing it doesn't return the space, since the process holds the file open; `lsof` shows it as deleted. So I truncate it, or restart the service. When the app writes again, I check that it recovered and lost nothing. Then comes the actual repair: log rotation with a limit, finding out why it logged that much, a bigger volume if it's natural growth, and an alert at 80 percent so that next time we have days and not minutes.",
    criteria: ['Careful with deletion on a live machine', 'Separates first aid from the lasting fix'],
    followUps: [
      {
        question: 'You deleted a 40 GB log and `df` still shows 100 percent. Why?',
        about: [2],
        answer:
          "A process still has it open, so the blocks aren't released. `lsof +L1` lists such files; restarting the service or making it reopen its log returns the space.",
      },
      {
        question: '`df -h` shows half the disk free, yet the error stays. What is it?',
        about: [3],
        answer:
          'Probably the inodes: `df -i` shows them at 100 percent. Something made millions of small files, such as sessions or cache entries; find that directory, clean it and stop the source.',
      },
    ],
  },
  {
    id: 'devops-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'DevOps Engineer',
      'Cloud Engineer',
      'Site Reliability Engineer (SRE)',
      'Backend Developer',
      'Security Engineer',
    ],
    skills: ['Git', 'Secrets Management'],
    tags: ['leaked secrets', 'key rotation', 'git history'],
    question:
      'You notice that you pushed a cloud access key to a Git repository an hour ago. What do you do, in which order?',
    keyPoints: [
      {
        cue: 'The first thing you do',
        point: 'Revokes or rotates the key at once, because it must count as stolen',
        weight: 3,
        essential: true,
        said: [
          'first I disable that key at the provider and make a new one',
          "deleting the commit isn't enough, the credential itself has to die",
          'treat it as compromised from the minute it was pushed',
        ],
      },
      {
        cue: 'Who needs to know',
        point: "Reports it right away to the team or security people and doesn't hide it",
        weight: 3,
        essential: true,
        said: [
          "I tell my lead and security immediately, even though it's embarrassing",
          'speak up at once so that others can help check',
          'let people know honestly, hiding costs more',
        ],
      },
      {
        cue: 'What may have happened meanwhile',
        point: 'Checks the audit logs for use of the key since it leaked',
        weight: 2,
        said: [
          'look in the access logs whether somebody already used it, new machines for example',
          "I'd check what happened with that key in the last hour",
        ],
      },
      {
        cue: 'What remains in the repository',
        point:
          'Removes it from the code and possibly cleans the history, knowing that clones and caches keep copies',
        weight: 2,
        said: [
          "rewriting the history comes second and doesn't reach forks that already exist",
          'take it out of the file, and purge the old commits if we decide so',
        ],
      },
      {
        cue: 'What the application uses from now',
        point: 'Gives the application its new secret from a secret store or a role, outside the repository',
        weight: 2,
        said: [
          'the new one goes in the vault or the CI variables',
          "use a role so there's no long-lived key at all",
        ],
      },
      {
        cue: "So that it doesn't happen again",
        point: 'Prevents a repeat with secret scanning before commit or at push',
        weight: 2,
        said: [
          'a pre-commit hook like gitleaks, or push protection on the server',
          'let a scanner block it next time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Deleting the file in a new commit undoes the leak',
        said: ["I remove it and push again, then it's gone"],
        correction:
          'It stays in the history and in every clone. Only revoking the key makes the leaked copy worthless.',
      },
      {
        belief: 'A private repository makes it harmless',
        said: ["it's private, so nobody saw it and I can leave it"],
        correction:
          'Many people and tools have access, and repositories get cloned, forked or opened. A key in Git counts as leaked.',
      },
    ],
    sampleAnswer:
      "I'd treat the key as stolen. Bots scan public repositories within minutes, and even in a private one too many people and tools have copies. So the first step is to disable the key at the provider; if production depends on it, I create the replacement, switch the app and then disable the old one, but within minutes. At the same time, I tell my lead and security. It's embarrassing, but they may see things that I don't. Then I check the audit log: what has that key done since the push? New users, machines in other regions, data reads. If something is there, it becomes an incident. Only after that do I clean up: take the key out of the code, and rewrite the history if we agree on it, knowing that clones and forks still have it. The new credential comes from the secret store, or better, the app gets a role and needs no key. Finally, I'd add secret scanning in a pre-commit hook and at the server so that a push like mine is refused.",
    criteria: [
      'Revocation comes before cleaning',
      'Open about the mistake',
      'Ends with prevention, not with blame',
    ],
    followUps: [
      {
        question: "Why isn't a force push with cleaned history sufficient?",
        about: [3],
        answer:
          'Others may have cloned or forked it, and the hosting service may keep the old commit reachable by its hash for some time. Bots could have copied it as well. Only revoking the key protects us.',
      },
      {
        question: 'What would you look for in the audit log?',
        about: [2],
        answer:
          "All calls made with that key since the push: unknown addresses, other regions, new users or keys, started machines, large reads from storage. Anything we can't explain turns it into a security incident.",
      },
    ],
  },
  {
    id: 'devops-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)', 'Backend Developer'],
    skills: ['Kubernetes'],
    tags: ['health probes', 'readiness', 'liveness'],
    question:
      'A Java service needs 90 seconds to start. On Kubernetes it gets restarted over and over and never becomes ready. What is happening, and how do you configure the probes?',
    keyPoints: [
      {
        cue: 'Why it never gets up',
        point:
          'Recognizes that the liveness probe fails during startup, so Kubernetes kills the container before it is up',
        weight: 3,
        essential: true,
        said: [
          "it isn't given enough time, the health check kills it while it's still loading",
          'the probe begins too early and after a few failures the kubelet restarts it',
          'the restarts come from liveness, not from a bug in the app',
        ],
      },
      {
        cue: 'How the kinds of probe differ',
        point:
          'Separates the two probes: failed liveness restarts the container, failed readiness only takes it out of traffic',
        weight: 3,
        essential: true,
        said: [
          'readiness decides about getting requests, liveness decides about being killed',
          'not ready means no traffic, not alive means restart',
          'one removes the pod from the service, the other one reboots it',
        ],
      },
      {
        cue: 'The setting for slow starts',
        point: "Adds a startup probe that gives it enough time, during which the other probes don't run",
        weight: 2,
        said: [
          'a startupProbe with, say, 30 tries every 5 seconds, and liveness waits until it passed',
          'use the probe made for slow starters rather than weakening liveness',
          'a longer initial delay would also help, but is more of a guess',
        ],
      },
      {
        cue: 'What the check should leave out',
        point: 'Keeps the liveness check simple, without checking the database or other dependencies',
        weight: 2,
        said: [
          'if liveness asks the DB, then a DB hiccup restarts all my pods',
          "liveness only says the process itself isn't stuck",
        ],
      },
      {
        cue: 'When a pod may get traffic',
        point: 'Lets readiness tell whether the pod can really serve, such as after warm-up and connection',
        weight: 2,
        said: [
          'ready only once caches are loaded and it can answer',
          'otherwise users hit a pod that is half started',
        ],
      },
      {
        cue: 'How you make sure',
        point: "Confirms the cause in the pod's events before changing numbers",
        weight: 1,
        said: [
          'describe shows "Liveness probe failed" and the container being killed',
          "I'd check the events to be certain it's the probe",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'It makes no difference whether a check is set as liveness or as readiness',
        said: ['liveness or readiness, I set either of them, the effect is the same'],
        correction:
          'Their consequences differ: a check of the database, set as liveness, restarts every pod when the database is slow, instead of only holding traffic.',
      },
      {
        belief: 'A failing readiness probe restarts the pod',
        said: ['when readiness fails, Kubernetes kills it and makes another'],
        correction:
          "Failed readiness only removes the pod from the service's endpoints. Restarts come from liveness or startup probes.",
      },
    ],
    sampleAnswer:
      'I think the liveness probe kills it. If it starts checking after ten seconds and gives up after three failures, the container is restarted long before the 90 seconds are over, and that repeats forever. I\'d confirm it with `kubectl describe pod`: the events say "Liveness probe failed" and that the container will be restarted. The right tool is a startup probe: for example every five seconds with a failure threshold of 36, so it may take up to three minutes, and until it passes, liveness and readiness don\'t run. After that, liveness can be strict again. I keep the two apart, because they do different things. A failed liveness restarts the container, so it checks only that the process answers, nothing external; if it asked the database, a short database problem would restart all pods at once. A failed readiness just takes the pod out of the service. That one returns OK only when the app is warmed up and can serve requests, so a rollout waits for it too.',
    criteria: ['Explains consequences rather than reciting fields', "Doesn't just raise a number blindly"],
    followUps: [
      {
        question:
          'The liveness endpoint runs a query on the database. The database is slow for a minute. What happens?',
        about: [3],
        answer:
          'All pods fail liveness about together and get restarted, though nothing is wrong with them. They then start cold and reconnect at once, which makes the slow database even worse.',
      },
      {
        question: 'Why a startup probe rather than `initialDelaySeconds: 120`?',
        about: [2],
        answer:
          'A fixed delay always waits, even if the app is up after 40 seconds, and fails on the day it needs 130. The startup probe ends as soon as the app answers and allows a generous maximum.',
      },
    ],
  },
  {
    id: 'devops-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Terraform', 'Infrastructure as Code'],
    tags: ['terraform plan', 'review', 'data loss'],
    question:
      'You changed one line of Terraform for a production database and ran a plan. Here is its output. What do you do next?',
    code: {
      language: 'text',
      lines: [
        '# aws_db_instance.orders must be replaced',
        '-/+ resource "aws_db_instance" "orders" {',
        '    ~ endpoint          = "orders.abc.example:5432" -> (known after apply)',
        '    ~ storage_encrypted = false -> true # forces replacement',
        '      # (38 unchanged attributes hidden)',
        '  }',
        '',
        'Plan: 1 to add, 0 to change, 1 to destroy.',
      ],
    },
    keyPoints: [
      {
        cue: 'Whether you apply, and why',
        point: 'Does not apply, since replacement would destroy the database and its data',
        weight: 3,
        essential: true,
        said: [
          'stop here: minus slash plus means the DB gets deleted and made new and empty',
          'I would not approve this, we would lose all orders',
          "it isn't an update in place, it's destroy and create",
        ],
      },
      {
        cue: 'Which line is responsible',
        point: 'Finds the attribute that forces replacement: turning on storage encryption',
        weight: 3,
        essential: true,
        said: [
          'I look for the line with the remark at its end, and it is storage_encrypted going to true',
          "the plan itself says why, encryption can't be switched on in place",
        ],
      },
      {
        cue: 'How you would reach the goal',
        point:
          'Plans the change as a migration: encrypted copy of a snapshot or replication, then a planned switch',
        weight: 2,
        said: [
          'take a snapshot, copy it with encryption, restore a new instance and move the app over',
          'needs a maintenance window or a replica, not a plain apply',
        ],
      },
      {
        cue: 'Safety net before any change',
        point: 'Makes sure that there is a tested backup before touching the database',
        weight: 2,
        said: ['have a fresh snapshot that I know can be restored', 'check backups first, whatever I do'],
      },
      {
        cue: 'A guard for the future',
        point: 'Protects such resources with `prevent_destroy` or deletion protection',
        weight: 2,
        said: [
          'set lifecycle prevent_destroy so an apply errors out',
          "deletion protection on the instance would've refused it",
        ],
      },
      {
        cue: 'Who else is involved',
        point: 'Shows the plan to a colleague or in the pull request instead of deciding alone',
        weight: 2,
        said: [
          'have someone review the plan output before production is changed',
          "I'd ask the database owner how they want to do it",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Terraform copies the data when it replaces a database',
        said: ['it creates the new one and moves the data over'],
        correction:
          'Terraform knows nothing of the contents. Replacing deletes the resource and creates an empty one, unless you restore data yourself.',
      },
      {
        belief: 'A small change in code is a small change in production',
        said: ["it's just one line, so applying it is safe"],
        correction:
          "Some attributes can't be changed in place. Only the plan says whether a line updates or destroys.",
      },
    ],
    sampleAnswer:
      "I wouldn't apply it. The `-/+` and \"must be replaced\" mean Terraform would delete the production database and create an empty one with a new endpoint. It doesn't carry the data over. The plan also tells me why: `storage_encrypted` forces replacement, because the provider can't encrypt an existing instance in place. So my one-line change is in truth a migration. I'd take it to the pull request, show the plan and talk with whoever owns the database. A usual way is to take a snapshot, make an encrypted copy of it, restore a new instance from that copy, stop writes for a moment or use replication so nothing is lost, switch the application, and bring the new instance into the Terraform state by import. Before that I make sure we have a backup that was restored successfully at some point. And afterward I'd set deletion protection on the instance and `prevent_destroy` in the code, so that next time such a plan fails loudly instead of relying on somebody reading carefully.",
    criteria: [
      'Reads the plan closely rather than trusting the code change',
      'Shows respect for stateful resources',
      'Offers a safe way to reach the goal',
    ],
    followUps: [
      {
        question: "What does `prevent_destroy` do, and what doesn't it protect from?",
        about: [4],
        answer:
          "Terraform refuses a plan that would destroy that resource. It doesn't help if someone deletes it in the console or removes the whole block including the setting, so deletion protection at the provider belongs with it.",
      },
      {
        question: 'How would you encrypt it with only a few minutes of downtime?',
        about: [2],
        answer:
          'Restore an encrypted instance from an encrypted snapshot copy, let logical replication bring it up to date, stop writes briefly, check both agree, then point the application to the new one. The old one stays for a while.',
      },
    ],
  },
  {
    id: 'devops-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: [
      'DevOps Engineer',
      'Site Reliability Engineer (SRE)',
      'Backend Developer',
      'Software Engineer',
      'Cloud Engineer',
    ],
    skills: ['Release Management', 'Incident Management'],
    tags: ['rollback', 'incident', 'deployment'],
    question:
      'You deployed ten minutes ago. Now error rates climb and support reports failing logins. What do you do in the next fifteen minutes?',
    keyPoints: [
      {
        cue: 'Your first move',
        point: 'Rolls back to the last good version first and looks for the root cause afterward',
        weight: 3,
        essential: true,
        said: [
          'go back to the previous release immediately, then debug in calm',
          'restoring service comes before understanding',
          "undo the deploy, because it's the most likely cause",
        ],
      },
      {
        cue: 'How sure you must be',
        point: 'Checks quickly that timing and errors point to the deploy, without long analysis',
        weight: 2,
        said: [
          'the errors start exactly when I released, so a minute of looking is enough',
          'compare the graph with the deploy marker',
        ],
      },
      {
        cue: 'Who hears what',
        point: 'Tells the team and support right away what is happening and who works on it',
        weight: 2,
        said: [
          "I post in the incident channel that logins fail and I'm reverting",
          'let support know so they can answer customers',
        ],
      },
      {
        cue: 'What could make that move dangerous',
        point: 'Checks whether a rollback is safe, particularly when a database migration came along',
        weight: 2,
        said: [
          "was there a schema change that the old code can't handle",
          "if the migration isn't backward compatible, reverting could break more",
        ],
      },
      {
        cue: 'When you call it over',
        point: 'Verifies that the errors really went down after the rollback',
        weight: 3,
        essential: true,
        said: [
          'watch the error rate and try a login myself',
          "I don't call it fixed until the dashboard is back to normal",
          'confirm with support that users get in again',
        ],
      },
      {
        cue: 'After the pressure is gone',
        point: 'Keeps logs and notes, then writes up the cause and adds a test before deploying again',
        weight: 2,
        said: [
          "later a short review without blame and a test that would've caught it",
          'save the logs so that we can find the bug tomorrow',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Finding the bug and fixing forward is always faster',
        said: ["I know the code, I'd just quickly patch it in production"],
        correction:
          'A hurried fix is a new untested change under pressure. Rolling back to a known state is usually faster and safer.',
      },
      {
        belief: 'One should be sure of the cause before touching anything',
        said: ['I need to understand it fully before I revert'],
        correction:
          'Users suffer meanwhile. If the timing points to the release and rollback is safe, revert first and analyze afterward.',
      },
    ],
    sampleAnswer:
      "The errors began right after my release, so I assume that it's the cause. I take one minute to compare the error graph with the deploy time and read one or two error messages, not more. I write in the team channel: \"Logins failing since the 14:05 release, I'm rolling back,\" and tell support so they can answer customers. Before I press the button I check one thing: did the release include a database migration that the old code can't live with? If not, I redeploy the previous version. If yes, I get help, because then a feature flag or a small forward fix may be safer. When the old version is out, I watch the error rate and log in myself, and I only call it over when both are good and support confirms. I keep the logs of the bad version. Afterward, in peace, I find the cause, add a test that would have caught it, and we write down shortly what happened and why our checks let it through, without blaming anybody.",
    criteria: ['Thinks of users first', 'Communicates early', "Doesn't stop at the rollback"],
    followUps: [
      {
        question: 'The release contained a migration that dropped a column. What now?',
        about: [3],
        answer:
          "The old code would fail without it, so a plain rollback doesn't work. I'd fix forward or turn the feature off by a flag, and restore the column from backup if data is needed. Next time, columns get dropped a release later.",
      },
      {
        question: 'What would you write in the first message, and to whom?',
        about: [2],
        answer:
          "To the team channel and support: what users see, since when, the suspected cause, what I'm doing, and when the next update comes. For example: logins failing since 14:05, rolling back now, next update in ten minutes.",
      },
    ],
  },
  {
    id: 'devops-beginner-10',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Cloud Engineer', 'Backend Developer'],
    skills: ['Configuration Management', 'Docker'],
    tags: ['environment variables', 'configuration', 'environments'],
    question:
      'The same application runs in development, staging and production, with other databases, keys and log levels. How do you handle these differences without building three images?',
    keyPoints: [
      {
        cue: 'How the image learns its settings',
        point:
          'Keeps configuration outside the image and hands it in at run time, for instance as environment variables or mounted files',
        weight: 3,
        essential: true,
        said: [
          'the image contains only code, settings come from env vars when it starts',
          'a config map or a file mounted per environment',
          'read everything that differs from the environment',
        ],
      },
      {
        cue: 'What needs special care',
        point: 'Treats secrets separately from ordinary settings, in a secret store with limited access',
        weight: 3,
        essential: true,
        said: [
          'passwords go in the vault or Kubernetes secrets, log level goes in plain config',
          'not everybody who may see the config should see the prod key',
          'never put keys in the repository with the other settings',
        ],
      },
      {
        cue: 'Where ordinary settings are kept',
        point:
          'Keeps the non-secret settings of each environment in version control, so changes get reviewed',
        weight: 2,
        said: [
          'values files per environment in Git with pull requests',
          "I can see who changed staging's timeout and when",
        ],
      },
      {
        cue: 'When the setup is incomplete',
        point:
          'Makes the application fail at start with a clear message when required settings are missing or invalid',
        weight: 2,
        said: [
          'check all variables at startup and crash with the name of the missing one',
          'better not to start than to fail on the first request',
        ],
      },
      {
        cue: 'How much may differ',
        point: 'Keeps the environments as alike as possible and the list of differences short',
        weight: 2,
        said: [
          'only addresses, sizes and credentials differ, not the behavior',
          'avoid if-production branches in the code',
        ],
      },
      {
        cue: 'When somebody forgets something',
        point: 'Uses safe defaults, so that a forgotten value never points at production',
        weight: 1,
        said: [
          'default to a local DB, never to the live one',
          "a developer's laptop should not reach prod by accident",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Building one image for each environment is the clean way',
        said: ['I build a dev image, a staging image and a prod image with the settings inside'],
        correction:
          'Then production runs an image that nobody tested. One image with configuration from outside is what you verified.',
      },
      {
        belief: 'Environment variables keep secrets safe by themselves',
        said: ["it's in an env var, so it's secure"],
        correction:
          'They appear in process listings of the same user, crash dumps and debug output. They only deliver; the store, access and care with logs protect.',
      },
    ],
    sampleAnswer:
      'I build one image, and everything that differs comes from outside when it starts. The application reads its database address, log level and feature settings from environment variables or a mounted file. For the plain settings, I\'d have a small file per environment in Git, for example a Helm values file, so that a change is reviewed and I can see who changed what. Secrets go another way: they live in a secret store, each environment with its own and with access only for those who need it, and the platform injects them. At start, the app checks that everything required is there and valid, and stops with a clear message like "DATABASE_URL is missing", instead of failing with the first user. I keep the list of differences short: addresses, sizes, credentials. If the code has many branches for production, then staging proves nothing. And the defaults are harmless, so a developer who forgets a variable gets a local database and never the live one.',
    criteria: [
      'Knows why one image matters',
      'Separates secrets from settings',
      'Thinks of mistakes that people will make',
    ],
    followUps: [
      {
        question:
          'A new release goes out and one variable is missing in production only. How should this show?',
        about: [3],
        answer:
          'The new process checks its configuration at start, names the missing variable and exits. The rollout never becomes ready, old instances go on serving, and the pipeline reports the failure.',
      },
      {
        question:
          'Why not keep the production password in the same encrypted-at-rest Git repository as the other settings?',
        about: [1],
        answer:
          'Everyone with read access and every clone would have it, for good, because history keeps it. A secret store gives per-person access, an audit log and rotation without a commit.',
      },
    ],
  },
  {
    id: 'devops-beginner-11',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer'],
    skills: ['Bash', 'Shell Scripting'],
    tags: ['exit codes', 'error handling', 'deploy scripts'],
    question:
      'This deploy step was green last night, yet production now serves an old version and the backup is empty. What went wrong, and how would you change the script?',
    code: {
      language: 'bash',
      lines: [
        '#!/bin/bash',
        'cd /srv/app/$RELEASE',
        'pg_dump orders | gzip > /backup/orders.sql.gz',
        './migrate.sh',
        'cp -r build/* /var/www/html',
        'echo "deploy done"',
      ],
    },
    keyPoints: [
      {
        cue: 'Why it was green',
        point:
          'Explains that the script goes on after a failed command and returns the exit code of the last one, the `echo`',
        weight: 3,
        essential: true,
        said: [
          "bash doesn't stop on errors by default, and echo succeeded, so the job is green",
          'each failure was ignored because only the final command counts',
          'CI looks at the exit status, and that was zero',
        ],
      },
      {
        cue: 'How to make errors count',
        point: 'Adds `set -e` or equivalent, so that it stops at the first failing command',
        weight: 3,
        essential: true,
        said: [
          'put set -euo pipefail at the top',
          'make the script exit when something fails',
          'check each command and abort with a non-zero code',
        ],
      },
      {
        cue: 'Why the backup is empty',
        point:
          'Explains that a pipeline has the status of its last command, so gzip hides a failed `pg_dump`; `pipefail` reveals it',
        weight: 2,
        said: [
          'gzip was fine with empty input, so the dump error got lost',
          'the last program in the chain decides, so the first one can crash unseen without that option',
        ],
      },
      {
        cue: 'What could happen at the `cd`',
        point: 'Guards against an unset or empty variable, with `set -u` or a check',
        weight: 2,
        said: [
          'if RELEASE is empty it goes into the wrong folder',
          'set -u would stop on the undefined variable',
          'check that RELEASE has a value before using it',
        ],
      },
      {
        cue: 'Proof that it worked',
        point: 'Verifies results: backup not empty and restorable, right version served after the deploy',
        weight: 2,
        said: [
          'look at the size of the dump, and curl the version endpoint in the end',
          'add a smoke test so green really means deployed',
        ],
      },
      {
        cue: 'Hygiene of the script',
        point: 'Quotes variables and uses a linter such as ShellCheck',
        weight: 1,
        said: [
          '"$RELEASE" in quotes, a space would break it',
          'run shellcheck in CI, it finds most of these',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Bash stops a script automatically when a command fails',
        said: ['if pg_dump had failed, the script would have stopped there'],
        correction: 'By default it carries on with the next line. You need `set -e` or explicit checks.',
      },
      {
        belief: '`set -e` alone also catches failures inside a pipe',
        said: ["with set -e the dump error would've been caught"],
        correction:
          "Without `pipefail`, a pipe's status is that of its last command, so a failing first command goes unnoticed.",
      },
    ],
    sampleAnswer:
      "The script never stops at an error. In bash a failing command doesn't end the script, and the step's status is that of the last command, the `echo`, which always works. So everything above could fail and CI stayed green. I suppose that `RELEASE` was empty or wrong, so the `cd` went to a wrong folder or failed, and `cp` copied old files or nothing. The backup is empty because `pg_dump` failed, gzip happily compressed nothing, and a pipe only reports its last command. I'd start the script with `set -euo pipefail`: stop on errors, stop on unset variables, and see failures inside pipes. I'd quote the variables and check `RELEASE` with a clear message, since `set -u` doesn't catch an empty string. Then I'd add checks that mean something: the dump must be larger than some minimum, and now and then we actually restore it; after copying, I curl the site and compare the version. I'd run ShellCheck in the pipeline. And right now, I'd make a real backup before trying again.",
    criteria: [
      'Explains why it was green, not only how to fix it',
      'Wants proof of the result rather than the absence of errors',
    ],
    followUps: [
      {
        question: "Which line shows that `set -e` isn't enough, and why?",
        about: [2],
        answer:
          "The dump line. `pg_dump` fails, gzip still succeeds, and the pipe's status is gzip's. Without `pipefail`, the script continues with an empty backup and runs the migration.",
      },
      {
        question: 'How would the job prove that the new version is really live?',
        about: [4],
        answer:
          "In the end it requests a version or health endpoint over the public address, compares it with the release that was meant, and fails if they differ or the status isn't 200.",
      },
    ],
  },
  {
    id: 'devops-beginner-12',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['DevOps Engineer', 'Site Reliability Engineer (SRE)', 'Cloud Engineer', 'Backend Developer'],
    skills: ['Monitoring', 'Prometheus'],
    tags: ['metrics', 'alerts', 'dashboards'],
    question:
      'Your first service goes live next week. What do you measure, and which of it may wake somebody up at night?',
    keyPoints: [
      {
        cue: 'What matters most to know',
        point: 'Measures what users experience: request rate, error rate and response time',
        weight: 3,
        essential: true,
        said: [
          'how many requests, how many fail, how long they take',
          "I'd put traffic, errors and latency on the first dashboard",
          'is it working for the customers, and fast enough',
        ],
      },
      {
        cue: 'When to ring somebody',
        point: 'Alerts at night only on things that hurt users and need action now',
        weight: 3,
        essential: true,
        said: [
          'a page when logins fail or errors are above some percent, not when CPU is at 80',
          'somebody should wake up only if they can and must do something',
          'everything else becomes a ticket for the morning',
        ],
      },
      {
        cue: 'What the machine tells you',
        point: 'Measures resources that run out, such as CPU, memory, disk and connections',
        weight: 2,
        said: [
          'machine metrics: memory, disk space, connection pool',
          'saturation, so I see that a limit comes closer',
        ],
      },
      {
        cue: 'How to read response times',
        point: 'Looks at percentiles of latency, since averages hide slow requests',
        weight: 2,
        said: ['p95 or p99 rather than the mean', 'an average of 200 ms may hide that some wait ten seconds'],
      },
      {
        cue: 'Finding causes later',
        point: 'Collects structured logs centrally, so that a cause can be found after an alert',
        weight: 2,
        said: [
          'logs in one place with request ids, searchable',
          'the metric says that something is wrong, the logs say what',
        ],
      },
      {
        cue: 'When the service itself is silent',
        point: "Checks from outside that the service answers, also when it can't report itself",
        weight: 2,
        said: [
          'a probe from another network that calls the site each minute',
          'if the whole server is gone, there are no metrics, so ping it from elsewhere',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More alerts make a service safer',
        said: ["I'd set an alert for every metric, so we miss nothing"],
        correction:
          'People learn to ignore frequent alerts, and then miss the real one. Alert on symptoms that demand action.',
      },
      {
        belief: 'High CPU use always means a problem',
        said: ["I'd page when CPU is above 80 percent"],
        correction:
          "A busy CPU may just be good use. If users get fast, correct answers, it isn't an emergency.",
      },
    ],
    sampleAnswer:
      "I start with what users notice: how many requests come in, what share of them fails, and how long they take. For latency I use the 95th or 99th percentile, because an average looks fine while some people wait ten seconds. The next group is what can run out: CPU, memory, disk and database connections. Then logs, structured and in one place, with a request ID, since a metric tells me that something's wrong and the logs tell me what. I also want a check from outside the network that calls the site every minute, because a dead server sends no metrics at all. For alerts I'm strict. Someone is woken only if users are hurt now and a person can do something: say, over five percent errors for five minutes, or the outside check failing. A disk that will be full in four days is a ticket for the morning, and high CPU alone is nothing as long as answers are quick. Each alert links to a short note on what to check first, and I'd send a test alert before going live.",
    criteria: ['Separates symptoms from causes', 'Thinks of the person who gets the alert'],
    followUps: [
      {
        question: 'The average response time is 150 ms. Why might users still complain?',
        about: [3],
        answer:
          'An average can hide a slow tail: if two percent take eight seconds, many users meet one in each session. The 99th percentile, split by endpoint, shows it.',
      },
      {
        question: "Your monitoring runs on the same server as the app. What's the risk?",
        about: [1, 5],
        answer:
          'If that server or its network dies, monitoring dies with it and no alert goes out. An independent check from elsewhere has to notice that nothing answers.',
      },
    ],
  },
]
