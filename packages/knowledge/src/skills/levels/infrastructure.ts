import type { LevelTable } from './level.ts'

export const infrastructureLevels: LevelTable = {
  Linux: [
    {
      description: 'Moves around a Linux shell and explains what root, a process and a file permission are.',
      requiredCapabilities: [
        'Reads the output of ls -l and says who may read, write and execute each file',
        'Looks up an option in a manual page instead of guessing it',
      ],
      suggestedProjects: [
        'Play the first fifteen levels of OverTheWire Bandit and note the command that solved each',
      ],
    },
    {
      description: 'Does everyday tasks on a server from written steps: packages, users, services and logs.',
      requiredCapabilities: [
        'Starts, stops and enables a service with systemctl and reads its messages with journalctl -u',
        'Adds a user to a group and corrects ownership with chown after a failed write',
        'Finds which folder fills the disk with df and du',
      ],
      suggestedProjects: [
        'Set up a virtual machine as a web server with nginx, key-only SSH and unattended security updates',
      ],
    },
    {
      description:
        'Administers Linux servers without help, from storage and scheduling to backup and troubleshooting.',
      requiredCapabilities: [
        'Writes a systemd unit and timer with restart policy and a user of its own',
        'Extends a logical volume and its file system while it stays mounted',
        'Explains high load by telling CPU, memory and disk waits apart with vmstat, pidstat and iostat',
      ],
      suggestedProjects: [
        'Run a home server with encrypted disk, restic backup and monthly restore test, and document the rebuild',
      ],
    },
    {
      description: 'Hardens, tunes and debugs Linux systems where the cause lies below the application.',
      requiredCapabilities: [
        'Follows a hanging process with strace, lsof and /proc to the file, lock or socket it waits for',
        'Resolves an SELinux or AppArmor denial with a narrow rule and leaves enforcement on',
        'Limits noisy services with cgroup v2 and explains which process the out-of-memory killer chose',
      ],
      suggestedProjects: [
        'Solve fifteen free SadServers scenarios, the hard ones included, and write down your reasoning for each',
      ],
    },
    {
      description:
        "Explains the kernel's part in a problem and sets the operating system standard of a fleet.",
      requiredCapabilities: [
        'Measures scheduling, block and network latency in production with bpftrace or perf and reads the kernel source behind it',
        'Owns image building, patch cadence and live-patching for thousands of machines, with a rollback that has been used',
        'Reviews copied kernel parameters and removes those without a measured effect',
      ],
      suggestedProjects: [
        'Write an eBPF tool that answers a question existing tools do not, or get a patch accepted in a distribution or the kernel',
      ],
    },
  ],
  'Computer Networking': [
    {
      description: 'Explains IP addresses, ports, names and the layers a web request passes through.',
      requiredCapabilities: [
        'Tells a private from a public address and reads the prefix length of a subnet',
        'Says what DNS, DHCP and NAT each do in a home network',
      ],
      suggestedProjects: [
        'Draw your home network with every address, gateway and resolver, and check it with ip addr and dig',
      ],
    },
    {
      description: 'Configures small networks and checks connections step by step with common tools.',
      requiredCapabilities: [
        'Splits a /24 into four subnets and gives the first and last usable address of each',
        'Locates a fault with ping, traceroute, dig and curl before blaming the network',
        'Puts two switch ports into different VLANs from an example configuration',
      ],
      suggestedProjects: [
        'Build a network of two VLANs and a router in Cisco Packet Tracer or GNS3 and prove which hosts reach each other',
      ],
    },
    {
      description:
        'Plans and runs the network of an office or a cloud environment: routing, firewall rules, VPN and name service.',
      requiredCapabilities: [
        'Captures traffic with tcpdump or Wireshark and reads the TCP handshake, retransmissions and resets in it',
        'Sets up a site-to-site VPN with WireGuard or IPsec and the routes on both sides',
        'Designs an address plan that leaves room for growth and does not overlap with partners',
      ],
      suggestedProjects: [
        'Connect a home lab and a cloud network through WireGuard with split DNS, and measure throughput before and after tuning the MTU',
      ],
    },
    {
      description: 'Designs resilient networks and resolves intermittent, asymmetric or performance faults.',
      requiredCapabilities: [
        'Configures OSPF or BGP with failover and filters, and predicts the path from the routing table',
        'Explains a stalled transfer by MTU black hole, bufferbloat or window size from a capture',
        'Reviews segmentation so that a compromised host reaches as little as possible',
      ],
      suggestedProjects: [
        'Build a three-site topology in Containerlab with FRRouting, fail each link and explain the convergence time',
      ],
    },
    {
      description:
        'Leads network architecture for data centers, clouds and wide-area links, down to protocol behavior.',
      requiredCapabilities: [
        'Designs an EVPN-VXLAN fabric or backbone with capacity and failure figures and an automated source of truth',
        'Secures internet routing with RPKI and peering policy, and handles a route leak while it happens',
        'Chooses between QUIC, TCP tuning and anycast for an application from measured traffic',
      ],
      suggestedProjects: [
        "Contribute to FRRouting, Containerlab or an IETF draft, or publish a reproducible study of one protocol's behavior under loss",
      ],
    },
  ],
  Docker: [
    {
      description:
        'Explains the difference between an image, a container and a virtual machine, and starts a ready-made image.',
      requiredCapabilities: [
        'Runs a container with a published port, reads its logs and removes it again',
        'Says what is lost when a container without a volume is deleted',
      ],
      suggestedProjects: [
        'Run PostgreSQL and a database client as containers and keep the data across a restart',
      ],
    },
    {
      description: 'Writes simple Dockerfiles and Compose files from an example.',
      requiredCapabilities: [
        'Orders COPY and RUN so that changing source code does not reinstall dependencies',
        'Connects two services by name on a Compose network',
        'Keeps secrets and node_modules out of the image with .dockerignore',
      ],
      suggestedProjects: [
        'Package a small web application of yours and start it together with its database with docker compose up',
      ],
    },
    {
      description: 'Builds small, reproducible images for production and debugs containers without help.',
      requiredCapabilities: [
        'Uses a multi-stage build and a non-root user, and pins the base image by digest',
        'Defines health checks and start order in Compose and handles SIGTERM in the entry process',
        'Finds why a container exits from its exit code, docker inspect and a shell in the same image',
      ],
      suggestedProjects: [
        'Reduce an image of over 1 GB to under 100 MB, scan it with Trivy and publish it from CI for amd64 and arm64',
      ],
    },
    {
      description:
        'Designs build pipelines and image policies, and solves faults in layers, networks and storage.',
      requiredCapabilities: [
        'Speeds up builds with BuildKit cache mounts, remote cache and Bake, and shows the times',
        "Traces a container's traffic through bridges, veth pairs and nftables or iptables rules",
        'Hardens containers with dropped capabilities, a seccomp profile, a read-only root and rootless mode',
      ],
      suggestedProjects: [
        'Build a base image set with weekly rebuild, SBOM, signature and provenance, and reject unsigned images at deployment',
      ],
    },
    {
      description: 'Explains what a container is made of and sets the container standard of an organization.',
      requiredCapabilities: [
        'Explains namespaces, cgroups and overlayfs by starting a container with unshare and no Docker at all',
        'Weighs Docker, containerd, Podman, gVisor and micro-VMs by isolation, start time and license cost',
        'Directs the response to a container escape such as a runc vulnerability across all hosts',
      ],
      suggestedProjects: [
        'Write a minimal container runtime in Go or Rust that passes a stated part of the OCI runtime validation tests',
      ],
    },
  ],
  Kubernetes: [
    {
      description:
        'Explains what pods, deployments, services and nodes are and how desired state differs from actual state.',
      requiredCapabilities: [
        'Lists pods and reads their status and events with kubectl get and describe',
        'Says what happens when a pod of a deployment is deleted',
      ],
      suggestedProjects: [
        'Start a cluster with kind or minikube, deploy nginx and watch a deleted pod come back',
      ],
    },
    {
      description: 'Deploys a prepared application and changes its manifests with help.',
      requiredCapabilities: [
        'Changes image, replicas and environment through YAML and kubectl apply, and rolls a bad change back',
        'Tells ImagePullBackOff, CrashLoopBackOff and Pending apart and looks in the right place for each',
        'Passes settings through a ConfigMap and a Secret',
      ],
      suggestedProjects: [
        'Deploy a two-tier guestbook with persistent storage on kind and reach it from the browser',
      ],
    },
    {
      description:
        'Runs applications on a cluster without help, with probes, resources, autoscaling and controlled access.',
      requiredCapabilities: [
        'Sets requests and limits from measured use and explains throttling and eviction',
        'Separates readiness, liveness and startup probes so that a slow start causes no restart loop',
        'Exposes a service through the Gateway API with TLS from cert-manager and limits traffic with a NetworkPolicy',
      ],
      suggestedProjects: [
        'Run a demo shop on k3s with autoscaling, disruption budgets and Argo CD, and drain a node without failed requests',
      ],
    },
    {
      description: 'Designs clusters and debugs scheduling, networking, storage and control plane faults.',
      requiredCapabilities: [
        'Follows a failing request from DNS through the service and CNI to the pod, with captures at each hop',
        'Plans version upgrades with removed APIs found beforehand and webhooks that cannot block the cluster',
        'Enforces Pod Security Standards and policies with ValidatingAdmissionPolicy or Kyverno, and keeps RBAC at least privilege',
      ],
      suggestedProjects: [
        'Set up a three-node control plane with kubeadm, restore etcd from a snapshot and upgrade it by one minor version',
      ],
    },
    {
      description:
        'Builds Kubernetes platforms for many teams and explains the machinery from API server to kubelet.',
      requiredCapabilities: [
        'Writes a controller with a custom resource whose reconcile loop is idempotent and survives restarts and conflicts',
        'Chooses between clusters per team, virtual clusters and namespaces by blast radius, cost and operating effort',
        'Diagnoses API server overload from priority and fairness metrics, watch counts and etcd latency',
      ],
      suggestedProjects: [
        'Publish an operator with status conditions, envtest tests and upgrade notes, or land a change in a Kubernetes SIG',
      ],
    },
  ],
  Helm: [
    {
      description:
        'Explains what a chart, a release and a values file are and which problem templating Kubernetes manifests solves.',
      requiredCapabilities: [
        'Reads a values file and says which setting changes the image or the number of replicas',
        'Lists releases and their revisions in a cluster',
      ],
      suggestedProjects: [
        'Install a public chart on a local cluster, change one value with --set and look at the result',
      ],
    },
    {
      description: 'Installs and upgrades public charts with custom values and makes small template edits.',
      requiredCapabilities: [
        'Shows the rendered manifests with helm template before applying them',
        'Rolls a failed upgrade back to the revision before it',
      ],
      suggestedProjects: [
        'Create a chart with helm create for a small web application and strip everything you do not use',
      ],
    },
    {
      description: 'Writes and publishes charts that other teams can install without asking questions.',
      requiredCapabilities: [
        'Moves repeated labels and names into _helpers.tpl and validates input with values.schema.json',
        'Tests charts with helm lint, helm-unittest and an installation on kind in CI',
        'Pushes versioned charts to an OCI registry and pins dependencies in Chart.lock',
      ],
      suggestedProjects: [
        'Package a three-part application as one chart with optional database, schema, tests and a values file per environment',
      ],
    },
    {
      description:
        'Designs charts for dozens of services and repairs releases that are stuck or half upgraded.',
      requiredCapabilities: [
        'Recovers a release stuck in pending-upgrade without deleting its data',
        'Replaces copied charts with a library chart and migrates services release by release',
        'Handles custom resource definitions, hooks and immutable fields so that upgrades do not fail halfway',
      ],
      suggestedProjects: [
        'Take a public chart with open bug reports, reproduce three upgrade failures and send fixes with tests',
      ],
    },
    {
      description:
        'Decides how an organization packages for Kubernetes and explains how Helm stores and merges releases.',
      requiredCapabilities: [
        'Compares Helm, Kustomize and plain manifests under Argo CD or Flux for a given number of teams and environments',
        'Plans the step from Helm 3 to Helm 4, with server-side apply and plugin changes tested on real releases',
        'Signs charts and has their provenance verified before they reach a cluster',
      ],
      suggestedProjects: [
        'Write a chart standard with a library chart, a migration guide and automated checks, and try it on five open-source charts',
      ],
    },
  ],
  Terraform: [
    {
      description: 'Explains declarative infrastructure and what configuration, plan and state are for.',
      requiredCapabilities: [
        'Reads a resource block and says what it would create',
        'Tells from a plan whether a change updates a resource in place or replaces it',
      ],
      suggestedProjects: [
        'Write a configuration with the local and random providers that creates a file, and read each plan before applying it',
      ],
    },
    {
      description: 'Changes existing configurations and applies them with a reviewer at hand.',
      requiredCapabilities: [
        'Adds a variable with type and validation and an output',
        'Formats and validates with terraform fmt and terraform validate before asking for review',
        'Repeats a resource with for_each instead of copying it',
      ],
      suggestedProjects: [
        'Describe the repositories, labels and branch rules of your GitHub account in Terraform with the GitHub provider',
      ],
    },
    {
      description:
        'Builds and maintains infrastructure in modules with remote state and a delivery pipeline.',
      requiredCapabilities: [
        'Stores state remotely with locking and keeps secrets out of it with ephemeral values and write-only arguments',
        'Imports a hand-made resource with an import block and reaches an empty plan',
        'Renames resources with moved blocks instead of destroying them',
      ],
      suggestedProjects: [
        'Build network, service and database modules for two environments (the Docker provider will do), with plan on pull request and apply after approval',
      ],
    },
    {
      description: 'Designs module and state boundaries, and repairs drift, cycles and damaged state.',
      requiredCapabilities: [
        'Splits a large state into smaller ones without recreating a resource',
        'Writes tests with terraform test and policy checks with OPA or Checkov for shared modules',
        "Judges upgrade risk of a provider's major version from its guide and a trial plan on every state",
      ],
      suggestedProjects: [
        'Put over a hundred local and random resources into one state, split it by lifecycle and prove empty plans throughout',
      ],
    },
    {
      description:
        'Runs infrastructure as code as a product for an organization and extends it with providers of its own.',
      requiredCapabilities: [
        'Decides between Terraform and OpenTofu by license, features and migration effort',
        'Writes a provider with the plugin framework, including acceptance tests and import',
        'Sets who may apply what, how drift is found and how an emergency change returns to code',
      ],
      suggestedProjects: [
        'Publish a provider for an API that lacks one, with acceptance tests and generated documentation',
      ],
    },
  ],
  Ansible: [
    {
      description:
        'Explains inventory, playbook, task and module, and what it means that Ansible needs no agent.',
      requiredCapabilities: [
        'Retells a playbook as a list of what will be true on the host afterwards',
        'Runs an ad hoc ping against a group of hosts',
      ],
      suggestedProjects: ['Write an inventory of two containers or virtual machines and collect their facts'],
    },
    {
      description: 'Writes short playbooks from ready-made modules for a colleague to review.',
      requiredCapabilities: [
        'Uses apt, copy, template and service modules instead of shell where one exists',
        'Tries a change with --check and --diff before applying it',
        'Restarts a service through a handler only if its file changed',
      ],
      suggestedProjects: [
        'Write a playbook that turns a fresh virtual machine into a web server and changes nothing on the second run',
      ],
    },
    {
      description: 'Automates real servers with roles, variables, secrets and tests.',
      requiredCapabilities: [
        'Structures roles with defaults, handlers and tags, and predicts which of two variables wins',
        'Encrypts secrets with Ansible Vault or looks them up in a secret store',
        'Tests roles for idempotence with Molecule and ansible-lint in CI',
      ],
      suggestedProjects: [
        'Write a role that installs and hardens PostgreSQL on Debian and Rocky Linux, tested by Molecule, and publish it on Galaxy',
      ],
    },
    {
      description: 'Designs automation for large and mixed estates and solves slow or unreliable runs.',
      requiredCapabilities: [
        'Rolls a change through a fleet with serial, max_fail_percentage and health checks between batches',
        'Speeds up a run with pipelining, fact caching and strategy choice, and shows the profile of tasks',
        'Builds dynamic inventories from a cloud or CMDB and spots side effects hidden in shell tasks',
      ],
      suggestedProjects: [
        'Patch and reboot a simulated cluster of ten nodes without losing quorum, and recover from a node that fails midway',
      ],
    },
    {
      description: 'Establishes Ansible as a shared service and extends it where modules are missing.',
      requiredCapabilities: [
        'Writes a module or plugin in Python with check mode, diff and documentation, and ships it in a collection',
        'Runs Ansible Automation Platform or AWX with execution environments, role-based access and event-driven rules',
        'Draws the line between Ansible, Terraform and image building for an organization',
      ],
      suggestedProjects: [
        'Maintain a public collection through two releases with changelog, sanity tests and deprecations',
      ],
    },
  ],
  'CI/CD': [
    {
      description:
        'Explains what happens between a commit and production and how continuous delivery differs from continuous deployment.',
      requiredCapabilities: [
        'Reads a pipeline run and finds the step and line that failed',
        'Names what a build artifact is and why the same one should pass through all environments',
      ],
      suggestedProjects: [
        'Pick an open-source repository and describe each job of its pipeline and what it protects',
      ],
    },
    {
      description:
        'Adds a step such as lint, test or publish to an existing pipeline, with somebody to review it.',
      requiredCapabilities: [
        'Runs lint and tests on each pull request with a GitHub Actions workflow or .gitlab-ci.yml',
        'Keeps a token in the secret store and out of the log',
      ],
      suggestedProjects: [
        'Give a project of yours a pipeline that tests on every push and publishes its page on success',
      ],
    },
    {
      description: 'Builds pipelines that take a service to production safely and quickly.',
      requiredCapabilities: [
        'Caches dependencies and splits tests so that feedback comes within ten minutes',
        'Promotes one immutable artifact through environments with approvals and automatic rollback',
        'Authenticates to the cloud with short-lived tokens and pins third-party actions to a commit',
      ],
      suggestedProjects: [
        'Deliver a container service from commit to a cluster with tests, scan, staged release and a rollback you have tried',
      ],
    },
    {
      description:
        'Designs delivery for many services and removes what makes pipelines slow, flaky or unsafe.',
      requiredCapabilities: [
        'Finds flaky tests from run history and gets them fixed or removed within an agreed time',
        'Designs canary or blue-green release with database changes split into expand and contract steps',
        'Threat-models the pipeline for poisoned pull requests, cache poisoning and over-privileged runners',
      ],
      suggestedProjects: [
        "Halve the run time of a well-known open-source project's pipeline in a fork and propose the change with measurements",
      ],
    },
    {
      description:
        'Leads delivery across an organization, from trunk-based habits to supply-chain assurance.',
      requiredCapabilities: [
        'Raises deployment frequency without a higher change fail rate and shows it with figures over several quarters',
        'Defines golden-path pipelines with SLSA provenance that teams may leave only for stated reasons',
        'Settles with audit how automated evidence replaces manual change approval',
      ],
      suggestedProjects: [
        'Write a reusable pipeline library with versioning, tests, signed provenance and a migration of three sample services',
      ],
    },
  ],
  Jenkins: [
    {
      description: "Explains controller, agent, job and build in Jenkins and finds a build's console output.",
      requiredCapabilities: [
        'Starts a job with parameters and reads why it failed',
        'Tells a freestyle job from a pipeline defined in a Jenkinsfile',
      ],
      suggestedProjects: ['Start Jenkins in Docker and create a job that builds a sample project on demand'],
    },
    {
      description: 'Makes small changes to an existing declarative Jenkinsfile and has them reviewed.',
      requiredCapabilities: [
        'Adds a stage with a when condition and post actions to a Jenkinsfile',
        'Uses withCredentials so that no password appears in the script',
      ],
      suggestedProjects: [
        'Move a freestyle job to a Jenkinsfile with build, test and archive stages and published JUnit results',
      ],
    },
    {
      description: 'Builds and runs pipelines for a team with agents, shared steps and triggers.',
      requiredCapabilities: [
        'Sets up multibranch pipelines that report their status to pull requests',
        'Runs stages in parallel on labeled or container agents and stashes results between them',
        'Writes common steps as a shared library with vars and src',
      ],
      suggestedProjects: [
        'Set up a multibranch pipeline with Docker agents, parallel tests and a shared library for two repositories',
      ],
    },
    {
      description:
        'Administers Jenkins so that it can be rebuilt, and repairs slow, stuck or insecure installations.',
      requiredCapabilities: [
        'Describes the controller as code with Configuration as Code and rebuilds it from an empty disk',
        'Finds why a queue does not drain from executors, labels, locks and thread dumps',
        'Reviews plugins against security advisories and removes those nobody needs',
      ],
      suggestedProjects: [
        'Build a Jenkins with Kubernetes agents, Configuration as Code, Job DSL and backup, then destroy and restore it within an hour',
      ],
    },
    {
      description:
        'Owns build infrastructure at scale and decides how long Jenkins remains the right answer.',
      requiredCapabilities: [
        'Explains how pipeline scripts run in continuation-passing style on the controller, and why heavy Groovy code endangers it',
        'Splits a monolithic controller by team with isolated credentials and controlled upgrades',
        'Leads a migration to or from Jenkins with a job inventory, translation rules and proof that results match',
      ],
      suggestedProjects: [
        'Contribute to a plugin you depend on, or publish a tool that translates common Jenkinsfile patterns to another system',
      ],
    },
  ],
  'Release Management': [
    {
      description:
        'Explains what a release contains, what its version number says and who has to agree before it goes out.',
      requiredCapabilities: [
        'Tells a major, minor and patch release apart by semantic versioning',
        'Reads a release note and says whether an upgrade needs action',
      ],
      suggestedProjects: [
        'Compare the release notes of three tools you use and rewrite the weakest for its users',
      ],
    },
    {
      description: 'Prepares a release from a checklist, with a release manager checking each step.',
      requiredCapabilities: [
        'Tags a version and builds release notes from merged changes',
        'Follows the go or no-go list and says which item is open',
      ],
      suggestedProjects: [
        'Release a small project of yours three times with tags, changelog and an artifact that can be downloaded',
      ],
    },
    {
      description: 'Plans and carries out the regular releases of one product without help.',
      requiredCapabilities: [
        'Keeps a calendar with freeze dates, dependencies and contacts for each release',
        'Plans rollback and data migration beforehand and rehearses both in staging',
        'Handles an urgent fix on an older version without losing it in the next one',
      ],
      suggestedProjects: [
        'Run a release every two weeks for three months in an open-source project or team and record lead time, defects and rollbacks',
      ],
    },
    {
      description: 'Coordinates releases across teams and turns risky ones into small reversible ones.',
      requiredCapabilities: [
        'Separates deployment from release by feature flags, with an owner and removal date for each flag',
        'Designs rings or percentages of users with halting criteria taken from live metrics',
        'Untangles a release train in which several systems must change at once, by backward compatibility',
      ],
      suggestedProjects: [
        'Plan the way from quarterly big-bang releases to weekly ones for a product you know, with the first four steps in detail',
      ],
    },
    {
      description:
        'Sets the release policy of an organization and its balance of speed, stability and regulation.',
      requiredCapabilities: [
        'Defines support periods, long-term branches and deprecation rules that customers can plan by',
        'Removes approval steps that do not lower failure and proves it from change data',
        'Leads a company-wide emergency release, such as a fix for an exploited library, in hours',
      ],
      suggestedProjects: [
        'Write a release and support policy for a product with three active versions and test it against five past incidents',
      ],
    },
  ],
  'Infrastructure as Code': [
    {
      description:
        'Explains why infrastructure is kept in code and what declarative, idempotent and drift mean.',
      requiredCapabilities: [
        'Reads a small definition and lists the resources it describes',
        'Says what is lost when somebody repairs a server by hand',
      ],
      suggestedProjects: [
        'Compare the same small server written in Terraform, Ansible and a shell script, and note what each one guarantees',
      ],
    },
    {
      description:
        'Changes a parameter or a resource in infrastructure code and shows the preview to a reviewer.',
      requiredCapabilities: [
        'Keeps passwords out of the code and points to the secret store instead',
        'Reads a preview before applying and stops at an unexpected deletion',
      ],
      suggestedProjects: [
        'Describe a virtual machine and its firewall rule in code, destroy it and bring it back unchanged',
      ],
    },
    {
      description: 'Keeps the infrastructure of a product fully in code, with review, tests and a pipeline.',
      requiredCapabilities: [
        'Builds reusable modules with documented inputs and versions',
        'Detects drift on a schedule and decides whether to revert or adopt it',
        'Keeps environments alike with differences only in parameters',
      ],
      suggestedProjects: [
        'Rebuild an existing hobby server from an empty machine with one command and time the recovery',
      ],
    },
    {
      description: 'Designs the boundaries, tests and permissions of infrastructure code for several teams.',
      requiredCapabilities: [
        'Splits code by rate of change and blast radius',
        'Writes policy as code that stops public storage or oversized machines before deployment',
        'Introduces code into an estate built by hand, one import at a time',
      ],
      suggestedProjects: [
        'Bring a hand-made environment of thirty resources under code without an outage and publish the log of steps',
      ],
    },
    {
      description: "Makes infrastructure in code an organization's normal way of working.",
      requiredCapabilities: [
        'Offers self-service through tested templates while access to production shrinks',
        'Chooses tools across clouds by state model, license and skills, and plans the exit from each',
      ],
      suggestedProjects: [
        'Write an infrastructure-as-code strategy with module catalog, policy tests and a migration order for an invented company',
      ],
    },
  ],
  'TCP/IP': [
    {
      description: 'Explains what IP, TCP and UDP each add to a message on its way.',
      requiredCapabilities: [
        'Names the steps of the TCP handshake in a drawing',
        'Says why a video call prefers UDP and a file transfer TCP',
      ],
      suggestedProjects: [
        'Capture the loading of one web page in Wireshark and label the first twenty packets',
      ],
    },
    {
      description: 'Uses addresses, ports and simple captures to check connections.',
      requiredCapabilities: [
        'Lists listening ports and open connections with ss',
        'Filters a capture by host and port and finds the handshake',
      ],
      suggestedProjects: ['Write a small TCP echo server and client and watch their segments in a capture'],
    },
    {
      description: 'Explains and repairs everyday TCP/IP faults from packet captures.',
      requiredCapabilities: [
        'Tells a refused from a filtered connection by the packets returned',
        'Reads retransmissions, duplicate acknowledgments and window sizes in a trace',
        'Plans IPv4 and IPv6 addressing side by side',
      ],
      suggestedProjects: [
        'Diagnose ten public sample captures with known faults and compare your findings with the solutions',
      ],
    },
    {
      description: 'Tunes and debugs the protocols under loss, delay and high bandwidth.',
      requiredCapabilities: [
        'Computes the bandwidth-delay product and sets buffers accordingly',
        'Compares CUBIC with BBR on a link whose loss tc netem simulates',
        'Finds a middlebox that strips options or breaks path MTU discovery',
      ],
      suggestedProjects: [
        'Measure throughput of TCP and QUIC over ten simulated links and explain each curve',
      ],
    },
    {
      description: 'Explains the protocols from their standards and implementations.',
      requiredCapabilities: [
        'Reads RFC 9293 and the kernel source to settle a dispute about behavior',
        'Designs an application protocol with framing, congestion and failure in mind',
      ],
      suggestedProjects: [
        'Write a user-space TCP stack that can fetch a web page, and test it with packet loss',
      ],
    },
  ],
  DNS: [
    {
      description: 'Explains how a name becomes an address and what resolvers and authoritative servers do.',
      requiredCapabilities: [
        'Looks up A, AAAA and MX records with dig',
        'Says why a changed record is not seen everywhere at once',
      ],
      suggestedProjects: ['Follow one name from the root with dig +trace and draw the path'],
    },
    {
      description: 'Adds and changes records of a zone from a request.',
      requiredCapabilities: [
        'Chooses between CNAME and A and explains why a CNAME cannot stand at the apex',
        'Lowers a TTL before a planned move',
      ],
      suggestedProjects: [
        'Set up records for a site and its mail, including SPF, and check them from two resolvers',
      ],
    },
    {
      description: 'Runs zones and resolvers for an organization.',
      requiredCapabilities: [
        'Sets up SPF, DKIM and DMARC and reads the reports',
        'Splits internal from public names without leaking either',
        'Keeps zones in Git and deploys them with DNSControl or octoDNS',
      ],
      suggestedProjects: [
        'Run Unbound as a resolver and NSD or Knot DNS as a server for a test zone, with zone transfer to a second machine',
      ],
    },
    {
      description: 'Designs resilient DNS and solves caching, delegation and DNSSEC faults.',
      requiredCapabilities: [
        'Explains a bogus answer from signatures, keys and the DS record at the parent',
        'Finds dangling records that would let others take over a subdomain',
        'Plans failover with health checks and states how caching limits it',
      ],
      suggestedProjects: [
        'Sign a zone, roll both keys without an outage and record what validating resolvers saw',
      ],
    },
    {
      description: "Sets an organization's DNS strategy and settles disputes from the protocol's standards.",
      requiredCapabilities: [
        'Designs anycast or dual-provider authoritative service with tested provider loss',
        "Weighs encrypted DNS, filtering and privacy for an organization's resolvers",
      ],
      suggestedProjects: [
        'Contribute to an open-source name server or publish a measurement study of one DNS misconfiguration',
      ],
    },
  ],
  Containerization: [
    {
      description: 'Explains what a container isolates and how it differs from installing a program.',
      requiredCapabilities: [
        'Says which files, network and processes a container can see',
        'Names what an image registry is for',
      ],
      suggestedProjects: [
        'Start the same web server twice in containers on different ports and explain why they do not collide',
      ],
    },
    {
      description: 'Packages a small program in a container with a template.',
      requiredCapabilities: [
        'Passes configuration through environment variables and mounted files',
        'Writes logs to standard output instead of a file inside',
      ],
      suggestedProjects: [
        'Containerize a script that runs on a schedule and keeps its results outside the container',
      ],
    },
    {
      description: 'Packages applications so that they build, start and stop dependably anywhere.',
      requiredCapabilities: [
        'Designs an application as one process per container with state kept elsewhere',
        'Builds images with Buildah or BuildKit without root rights',
        'Sets memory and CPU limits and checks how the language runtime reacts to them',
      ],
      suggestedProjects: [
        'Containerize a legacy application with a database and scheduled jobs, and run it under both Docker and Podman',
      ],
    },
    {
      description: 'Moves whole application estates to containers and solves their isolation faults.',
      requiredCapabilities: [
        'Decides which applications gain from containers and which should stay as they are',
        'Debugs signal handling, zombie processes, file ownership and DNS inside containers',
        'Reviews images for provenance, age and unneeded content',
      ],
      suggestedProjects: [
        'Write a migration study for five self-hosted applications with effort, risk and a working container for two of them',
      ],
    },
    {
      description: "Sets an organization's container strategy from standards to isolation.",
      requiredCapabilities: [
        'Compares runc, gVisor, Kata Containers and WebAssembly for untrusted code',
        'Defines image lifecycle, registries and signing for all teams',
      ],
      suggestedProjects: [
        'Publish a container baseline with build templates, admission rules and tests that catch each known bad practice',
      ],
    },
  ],
  OpenShift: [
    {
      description:
        'Explains what OpenShift adds to Kubernetes, such as routes, builds and stricter security.',
      requiredCapabilities: [
        "Finds a project's pods, routes and events in the web console",
        'Logs in with oc and switches projects',
      ],
      suggestedProjects: ['Open a free Developer Sandbox and deploy a sample from a Git repository'],
    },
    {
      description: 'Deploys and updates applications in a project that is set up for the team.',
      requiredCapabilities: [
        'Makes an image run under an arbitrary user id',
        'Exposes a service through a route with TLS',
      ],
      suggestedProjects: [
        'Adapt a public image that insists on root until it starts under the default security context constraint',
      ],
    },
    {
      description: "Runs a team's projects on OpenShift with quotas, operators and pipelines.",
      requiredCapabilities: [
        'Sets quotas, limit ranges and role bindings for a project',
        'Installs and updates an operator through Operator Lifecycle Manager',
        'Delivers with OpenShift Pipelines and OpenShift GitOps',
      ],
      suggestedProjects: [
        'Deliver a two-tier application to OpenShift Local with Tekton, Argo CD and monitoring of user workloads',
      ],
    },
    {
      description: 'Administers clusters and solves faults of operators, nodes and upgrades.',
      requiredCapabilities: [
        'Finds the degraded cluster operator that blocks an upgrade and its cause',
        'Changes nodes through MachineConfig and follows the rollout',
        'Collects must-gather data and narrows a fault down before opening a case',
      ],
      suggestedProjects: [
        'Install single-node OKD, upgrade it across one minor version and document every warning',
      ],
    },
    {
      description: 'Sets the OpenShift platform of an organization, on premises and in clouds.',
      requiredCapabilities: [
        'Designs disconnected installs, hosted control planes and fleet policy with Advanced Cluster Management',
        'Judges OpenShift against managed Kubernetes by subscription, skills, virtualization and audit duties',
      ],
      suggestedProjects: [
        'Write a platform decision with a tested move of virtual machines to OpenShift Virtualization or KubeVirt',
      ],
    },
  ],
  Pulumi: [
    {
      description: 'Reads a Pulumi program and explains project, stack and state.',
      requiredCapabilities: [
        'Says which language a program is written in and which resources it would create',
        'Reads a preview and points out what would change',
      ],
      suggestedProjects: ['Run a starter template with the random or Docker provider and look at its state'],
    },
    {
      description: 'Changes small Pulumi programs with documentation at hand.',
      requiredCapabilities: [
        'Sets configuration and secrets per stack with pulumi config',
        'Passes an Output to another resource instead of reading its value too early',
      ],
      suggestedProjects: [
        'Create a GitHub repository with labels and branch protection in TypeScript or Python',
      ],
    },
    {
      description: 'Builds and delivers infrastructure in a general-purpose language without help.',
      requiredCapabilities: [
        'Groups resources in component resources with typed inputs',
        'Tests programs with mocks and shares values through stack references',
        'Adopts existing resources with import and protects data from deletion',
      ],
      suggestedProjects: [
        'Build a container service with database for two stacks, with unit tests and previews on pull requests',
      ],
    },
    {
      description: 'Designs Pulumi for several teams and repairs broken state and unclear dependencies.',
      requiredCapabilities: [
        'Renames and moves resources with aliases so that nothing is replaced',
        'Repairs pending operations and drift with refresh and state commands',
        'Writes policy packs that stop risky resources at preview',
      ],
      suggestedProjects: [
        'Convert a Terraform configuration with its state to Pulumi and show an empty preview',
      ],
    },
    {
      description: 'Provides infrastructure as an API and decides where Pulumi belongs.',
      requiredCapabilities: [
        'Builds self-service on the Automation API with access rules and audit',
        'Compares Pulumi with Terraform and CDK by testing, state backend, hiring and license',
      ],
      suggestedProjects: ['Publish a multi-language component or a provider with examples in two languages'],
    },
  ],
  'GitHub Actions': [
    {
      description: 'Reads a workflow file and explains triggers, jobs, steps and runners.',
      requiredCapabilities: [
        'Finds the failing step of a run and its log lines',
        'Says which event started a given run',
      ],
      suggestedProjects: ["Fork a small repository, change its workflow's greeting and watch the run"],
    },
    {
      description: 'Writes a simple workflow from a starter template.',
      requiredCapabilities: [
        'Runs tests on push with checkout and a setup action',
        'Reads a secret in a step without printing it',
      ],
      suggestedProjects: ['Add a workflow that lints and tests a project of yours and shows a badge'],
    },
    {
      description: 'Builds workflows for a repository that are fast, safe and easy to follow.',
      requiredCapabilities: [
        'Uses matrices, caches, artifacts and concurrency groups where they save time',
        'Gives GITHUB_TOKEN the least permissions and pins actions to a commit hash',
        'Protects production with environments and required reviewers',
      ],
      suggestedProjects: [
        'Build a release workflow that tests on three platforms, signs artifacts with attestations and publishes on a tag',
      ],
    },
    {
      description: 'Designs shared workflows and finds security holes and flaky runs.',
      requiredCapabilities: [
        'Extracts reusable workflows and composite actions with versioned inputs',
        'Explains how pull_request_target or script injection leaks secrets and removes both',
        'Runs ephemeral self-hosted runners with Actions Runner Controller',
      ],
      suggestedProjects: [
        'Scan fifty public workflows with zizmor, confirm three findings and report them responsibly',
      ],
    },
    {
      description: 'Runs GitHub Actions for an organization and its supply chain.',
      requiredCapabilities: [
        'Sets allowed actions, rulesets, runner groups and budgets across repositories',
        "Plans the move of a company's pipelines from another system with measured parity",
      ],
      suggestedProjects: ['Publish a maintained action with tests, provenance and a security policy'],
    },
  ],
  'Argo CD': [
    {
      description: 'Explains GitOps and what an Argo CD application, sync and health status are.',
      requiredCapabilities: [
        'Reads in the interface which resource is out of sync and why',
        'Says what happens to a manual change when self-heal is on',
      ],
      suggestedProjects: ['Install Argo CD on kind and sync its guestbook example'],
    },
    {
      description: 'Changes applications through Git and follows their sync.',
      requiredCapabilities: [
        'Updates an image tag by pull request and watches the rollout',
        'Rolls back by reverting the commit instead of clicking',
      ],
      suggestedProjects: ['Put a small application of yours under Argo CD with automated sync and pruning'],
    },
    {
      description: 'Runs delivery to several environments with ordered syncs and secrets kept out of Git.',
      requiredCapabilities: [
        'Orders resources with sync waves and hooks',
        'Generates applications for environments with ApplicationSets',
        'Keeps secrets out of Git with External Secrets or Sealed Secrets',
      ],
      suggestedProjects: [
        'Deliver one application to three environments with promotion by pull request and notifications',
      ],
    },
    {
      description: 'Designs Argo CD for many teams and clusters and solves endless diffs and slow syncs.',
      requiredCapabilities: [
        'Isolates teams with projects, RBAC and source restrictions',
        'Removes false differences with ignoreDifferences or server-side apply',
        'Tunes repository server and controller shards by their metrics',
      ],
      suggestedProjects: [
        'Manage ten virtual clusters with ApplicationSets and progressive syncs, and recover from a deleted Argo CD',
      ],
    },
    {
      description: 'Sets how an organization delivers by GitOps, promotion and audit included.',
      requiredCapabilities: [
        'Designs promotion between environments with Kargo or scripts and proves who approved what',
        'Compares Argo CD and Flux by tenancy, scale and operating model',
      ],
      suggestedProjects: [
        'Contribute to an Argo project or publish a reference repository that three teams could adopt',
      ],
    },
  ],
  PowerShell: [
    {
      description: 'Explains cmdlets, objects and the pipeline and reads a short script.',
      requiredCapabilities: [
        'Finds a command and its parameters with Get-Command and Get-Help',
        'Says what flows through a pipeline of three cmdlets',
      ],
      suggestedProjects: [
        'List the ten largest files of a folder with Get-ChildItem, Sort-Object and Select-Object',
      ],
    },
    {
      description: 'Writes short scripts by adapting examples.',
      requiredCapabilities: [
        'Filters with Where-Object and exports to CSV',
        'Tries a changing command with -WhatIf first',
      ],
      suggestedProjects: [
        'Write a script that archives log files older than thirty days and reports what it moved',
      ],
    },
    {
      description: 'Automates administration with functions, modules and error handling.',
      requiredCapabilities: [
        'Writes functions with parameter validation, pipeline input and ShouldProcess',
        'Catches terminating errors and stops with a message that helps',
        'Manages remote machines with PowerShell remoting and no passwords in the script',
      ],
      suggestedProjects: [
        'Publish a module with Pester tests, help and a build that runs on Windows and Linux',
      ],
    },
    {
      description: 'Designs automation for many machines and tenants and debugs it.',
      requiredCapabilities: [
        'Runs work with ForEach-Object -Parallel and allows for variables and modules it does not share',
        'Calls Microsoft Graph and REST services with paging, throttling and certificates',
        'Secures automation with code signing, constrained language mode and Just Enough Administration',
      ],
      suggestedProjects: [
        'Write tooling that audits a Microsoft 365 trial tenant and shows each finding as a Pester test',
      ],
    },
    {
      description: 'Sets how an organization uses PowerShell and explains its engine.',
      requiredCapabilities: [
        'Writes binary modules in C# and traces parameter binding and type conversion',
        'Plans the move of old scripts from Windows PowerShell 5.1 to PowerShell 7',
      ],
      suggestedProjects: [
        'Contribute to PowerShell or a widely used module, or publish a module that others depend on',
      ],
    },
  ],
  'Shell Scripting': [
    {
      description: 'Reads a short shell script and predicts what it prints.',
      requiredCapabilities: [
        'Explains variables, quotes and exit codes',
        'Says what a pipe and a redirection each do',
      ],
      suggestedProjects: ['Trace a script of ten lines on paper, then run it with set -x and compare'],
    },
    {
      description: 'Writes small scripts to save repeated work.',
      requiredCapabilities: [
        'Predicts how a word splits with and without quotes, and quotes it',
        'Loops over files and checks that each exists',
      ],
      suggestedProjects: [
        'Write a script that reads ten addresses from a file and prints those that do not answer',
      ],
    },
    {
      description: 'Writes dependable scripts that others run unattended.',
      requiredCapabilities: [
        'Checks scripts with ShellCheck and cleans up with trap',
        'Parses options and prints a usage text and distinct exit codes',
        'Processes text with grep, sed and awk and JSON with jq',
      ],
      suggestedProjects: ['Write an installer that can be run twice, undoes itself and is tested with Bats'],
    },
    {
      description: 'Debugs and hardens scripts on many systems.',
      requiredCapabilities: [
        'Keeps a script within POSIX sh where Bash is not certain',
        'Prevents two runs at once, handles signals and survives a full disk',
        'Finds injection and race conditions with temporary files in review',
      ],
      suggestedProjects: [
        'Take over a long unmaintained script, cover it with tests and halve it without changing what it does',
      ],
    },
    {
      description: 'Decides where shell ends and a programming language should begin.',
      requiredCapabilities: [
        'Explains expansion order, subshells and job control from the POSIX standard',
        "Sets templates, checks and reviews for an organization's scripts",
      ],
      suggestedProjects: [
        'Write a test suite that compares five shells for their conformance to POSIX and publish the differences',
      ],
    },
  ],
  'Configuration Management': [
    {
      description: 'Explains desired state, idempotence and drift for servers.',
      requiredCapabilities: [
        'Tells push from pull tools with an example of each',
        'Reads a short definition and says what it ensures on a host',
      ],
      suggestedProjects: [
        'Describe the setup of your own computer as a list of states and mark what you could automate',
      ],
    },
    {
      description: 'Makes small configuration changes with an existing tool and review.',
      requiredCapabilities: [
        'Changes a setting in the definition instead of on the server',
        'Tries a change on one host before the rest',
      ],
      suggestedProjects: [
        "Put a web server's configuration under Ansible, Puppet or Salt in a virtual machine",
      ],
    },
    {
      description: 'Manages the configuration of a set of servers without help.',
      requiredCapabilities: [
        'Separates data from code, such as host values from roles',
        'Detects and corrects drift and reports what keeps changing back',
        'Tests changes on fresh machines in CI',
      ],
      suggestedProjects: [
        'Keep three virtual machines of two distributions in a stated baseline for a month and log each drift',
      ],
    },
    {
      description: 'Designs configuration for large fleets and mixed systems.',
      requiredCapabilities: [
        'Rolls out by rings with automatic stop on failures',
        'Handles secrets, reboots and ordering between dependent services',
        'Replaces mutable servers with images where that is simpler',
      ],
      suggestedProjects: [
        'Apply a CIS benchmark to a small fleet as code, with exceptions recorded and evidence produced',
      ],
    },
    {
      description: 'Decides how an organization controls the state of its machines.',
      requiredCapabilities: [
        'Sets ownership, baselines and audit evidence across servers, clients and network devices',
        'Plans the replacement of an old tool across thousands of hosts',
      ],
      suggestedProjects: [
        'Compare three tools on the same fleet for speed, drift repair and review, and publish code and results',
      ],
    },
  ],
  OpenTofu: [
    {
      description: 'Explains what OpenTofu is and how it came from Terraform.',
      requiredCapabilities: [
        'Reads a tofu plan and counts additions, changes and removals',
        'Says what the MPL license of OpenTofu permits',
      ],
      suggestedProjects: ['Run tofu init, plan and apply on a sample with a local file resource'],
    },
    {
      description: 'Changes small configurations with a reviewer.',
      requiredCapabilities: [
        'Adds a resource, variable and output in an existing module',
        'Finds provider documentation in the OpenTofu registry',
      ],
      suggestedProjects: ['Manage the labels and settings of two GitHub repositories with tofu'],
    },
    {
      description:
        "Runs a service's infrastructure with OpenTofu, using encrypted state and provider instances per region.",
      requiredCapabilities: [
        'Encrypts state and plan files with a key provider',
        'Creates a provider instance for each region with for_each instead of copying blocks',
        'Excludes a faulty resource from a run with -exclude and repairs it afterwards',
      ],
      suggestedProjects: [
        'Build a two-environment service with encrypted state, tofu test and a pipeline that comments plans',
      ],
    },
    {
      description: 'Moves estates to OpenTofu and solves differences between the two tools.',
      requiredCapabilities: [
        'Compares features and versions before moving a state and keeps a way back',
        'Uses early evaluation for backends and module sources without hiding what runs',
        'Finds modules that depend on features only one of the tools has',
      ],
      suggestedProjects: [
        'Move a sample Terraform estate with ten modules to OpenTofu, prove empty plans and rehearse the way back',
      ],
    },
    {
      description: 'Decides on the use of OpenTofu in an organization and takes part in its making.',
      requiredCapabilities: [
        'Sets registry, provider trust and upgrade policy',
        "Follows and comments on the project's RFCs where they touch the organization",
      ],
      suggestedProjects: [
        'Get a change accepted in OpenTofu, or settle an open question of an RFC with a tested prototype',
      ],
    },
  ],
  'GitLab CI': [
    {
      description: 'Reads a .gitlab-ci.yml file and explains stages, jobs and runners.',
      requiredCapabilities: [
        "Finds a failed job's log and its artifacts",
        'Says why a job did not run from its rules',
      ],
      suggestedProjects: ['Fork a small project on GitLab.com and follow its pipeline from push to result'],
    },
    {
      description: 'Adds jobs to a pipeline from an example.',
      requiredCapabilities: [
        'Caches dependencies and passes an artifact to the next stage',
        'Uses a masked and protected variable for a token',
      ],
      suggestedProjects: [
        'Move a hobby project to GitLab.com and have each merge request linted, tested and previewed',
      ],
    },
    {
      description: "Builds a team's pipelines, from parallel tests to review environments and deployment.",
      requiredCapabilities: [
        'Controls jobs with rules and workflow so that none runs twice',
        "Uses needs to start jobs before their stage's turn",
        'Deploys to review environments and removes them again',
      ],
      suggestedProjects: [
        'Build a pipeline with a container registry, review applications, security scans and a manual step to production',
      ],
    },
    {
      description: 'Designs pipelines for many projects and finds slow, stuck and unsafe ones.',
      requiredCapabilities: [
        'Publishes CI/CD components with inputs and versions',
        'Splits a monorepo with child pipelines and explains the order of runs',
        'Runs autoscaling runners and isolates those with access to production',
      ],
      suggestedProjects: [
        'Cut the pipeline time of a large open-source GitLab project in a fork and document each change',
      ],
    },
    {
      description: 'Runs GitLab CI for an organization, from execution policies to shared components.',
      requiredCapabilities: [
        'Enforces compliance with pipeline execution policies and explains the exceptions',
        'Authenticates to clouds with ID tokens everywhere and removes stored keys',
      ],
      suggestedProjects: [
        'Publish a component catalog with tests, releases and a migration guide from another system',
      ],
    },
  ],
}
