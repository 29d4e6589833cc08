import type { SkillQuiz } from './quiz-question.ts'

export const terraformQuiz: SkillQuiz = {
  skill: 'Terraform',
  questions: [
    {
      id: 'terraform-01',
      difficulty: 'beginner',
      question: 'What will happen to the database and its data if you apply this plan?',
      code: {
        language: 'text',
        lines: [
          '-/+ resource "aws_db_instance" "main" {',
          '      ~ id                = "db-7Q2" -> (known after apply)',
          '      ~ storage_encrypted = false -> true # forces replacement',
          '        # (42 unchanged attributes hidden)',
          '    }',
          '',
          'Plan: 1 to add, 0 to change, 1 to destroy.',
        ],
      },
      right: {
        text: 'It is destroyed, and an empty one is created',
        why: '`-/+` means destroy, then create. The attribute cannot be changed in place, so the data would have to be moved by a snapshot first.',
      },
      wrong: [
        {
          text: 'It is changed in place after a short restart',
          why: 'That would be `~` alone and “1 to change”.',
        },
        {
          text: 'It is kept, and a second one is created beside',
          why: 'The summary says “1 to destroy”. Only `create_before_destroy` swaps the order, and even then the old one goes.',
        },
        {
          text: 'It is copied, as 42 attributes are unchanged',
          why: 'Unchanged attributes are settings. Terraform creates the new object with them but does not copy data.',
        },
      ],
    },
    {
      id: 'terraform-02',
      difficulty: 'beginner',
      question:
        'You created a bucket with Terraform and now delete its `resource` block from the file. What does the next `terraform apply` do?',
      right: {
        text: 'It plans to destroy the bucket',
        why: 'The bucket is in the state but no longer in the configuration, which Terraform reads as “should not exist”.',
      },
      wrong: [
        {
          text: 'It leaves the bucket as it is',
          why: 'Terraform goes on managing what is in its state. To let go of it, use a `removed` block or `terraform state rm`.',
        },
        {
          text: 'It drops the bucket from its state',
          why: 'It leaves the state only after it has been destroyed.',
        },
        {
          text: 'It fails, as the block is missing',
          why: 'A missing block is a valid wish, not an error.',
        },
      ],
    },
    {
      id: 'terraform-03',
      difficulty: 'beginner',
      question:
        'The only copy of the local state file was deleted; the servers still run. What does `terraform plan` propose?',
      right: {
        text: 'To create all servers once more',
        why: 'The state is how Terraform knows which real objects belong to which block. Without it, everything counts as new. Use a remote, versioned backend.',
      },
      wrong: [
        {
          text: 'To destroy servers it does not know',
          why: 'Terraform never touches what is not in its state.',
        },
        {
          text: 'Nothing, as it finds them by their tags',
          why: 'Terraform does not search the account. Existing objects have to be imported.',
        },
        {
          text: 'Nothing, as it fails without a state',
          why: 'A missing state is simply an empty one, as on the first run.',
        },
      ],
    },
    {
      id: 'terraform-04',
      difficulty: 'beginner',
      question:
        'During an incident a colleague raised an instance size in the console of the cloud. The configuration is unchanged. What does the next plan show?',
      right: {
        text: 'A change back to the size of the configuration',
        why: 'Terraform refreshes what really exists and proposes what makes it match the files. To keep the new size, put it into the configuration.',
      },
      wrong: [
        {
          text: 'No change, as the configuration is the same',
          why: 'The plan compares the configuration with reality, and reality has changed.',
        },
        {
          text: 'No change, as the state adopts the new size',
          why: 'The refreshed state holds the new size; this is exactly why it differs from the configuration.',
        },
        {
          text: 'An error, as the state is not consistent',
          why: 'Drift is an everyday case that a plan shows as a difference.',
        },
      ],
    },
    {
      id: 'terraform-05',
      difficulty: 'beginner',
      question: 'In which order does Terraform create these two resources, and why?',
      code: {
        language: 'hcl',
        lines: [
          'resource "aws_instance" "web" {',
          '  ami                    = var.ami',
          '  instance_type          = "t3.small"',
          '  vpc_security_group_ids = [aws_security_group.web.id]',
          '}',
          '',
          'resource "aws_security_group" "web" {',
          '  name = "web"',
          '}',
        ],
      },
      right: {
        text: 'The group first, as the instance refers to its ID',
        why: 'References make a dependency graph, and the order of the files and blocks has no meaning.',
      },
      wrong: [
        {
          text: 'The instance first, as it stands above in the file',
          why: 'Blocks are declarations. Where they stand does not matter.',
        },
        {
          text: 'At the same time, as no `depends_on` is given',
          why: '`depends_on` is only for dependencies that no reference shows. Here the reference is enough.',
        },
        {
          text: 'The group first, as the types go by the alphabet',
          why: '`aws_instance` would come before `aws_security_group`; but names do not decide anyway.',
        },
      ],
    },
    {
      id: 'terraform-06',
      difficulty: 'beginner',
      question: 'What does `sensitive = true` achieve for the password?',
      code: {
        language: 'hcl',
        lines: [
          'variable "db_password" {',
          '  type      = string',
          '  sensitive = true',
          '}',
          '',
          'resource "aws_db_instance" "main" {',
          '  password = var.db_password',
          '  # …',
          '}',
        ],
      },
      right: {
        text: 'It is hidden in the output, but in plain text in the state',
        why: 'The mark only redacts what is printed. Whoever can read the state reads the password, so encrypt the state and limit access to it.',
      },
      wrong: [
        {
          text: 'It is hidden in the output and encrypted in the state',
          why: 'Terraform does not encrypt single values in the state; a backend may encrypt the whole of it at rest.',
        },
        {
          text: 'It is printed in the output, but left out of the state',
          why: 'The reverse: printing shows `(sensitive value)`, and the state holds the attribute.',
        },
        {
          text: 'It is replaced by a hash in the output and in the state',
          why: 'No hash is involved. The provider needs the real value, and the state keeps it.',
        },
      ],
    },
    {
      id: 'terraform-07',
      difficulty: 'beginner',
      question:
        'Three engineers apply the same configuration from their laptops and send each other `terraform.tfstate` by chat. What should they introduce first?',
      right: {
        text: 'A remote backend with state locking',
        why: 'All then work on one current state, and the lock keeps two from applying at the same time.',
      },
      wrong: [
        {
          text: 'A Git repository for the state file',
          why: 'Git brings no lock, people forget to pull, and secrets of the state end up in the history.',
        },
        {
          text: 'A workspace for each of the engineers',
          why: 'Each workspace has its own state, so each would create the infrastructure again.',
        },
        {
          text: 'A daily backup of the newest state file',
          why: 'Useful, but two applies at once or an outdated copy still lead to conflicting changes.',
        },
      ],
    },
    {
      id: 'terraform-08',
      difficulty: 'beginner',
      question: 'Should `.terraform.lock.hcl` be committed, and why?',
      right: {
        text: 'Yes, so that all runs use the same provider versions',
        why: 'It records the chosen versions and checksums. `terraform init -upgrade` changes them deliberately, in a commit that can be reviewed.',
      },
      wrong: [
        {
          text: 'Yes, so that two people cannot apply at the same time',
          why: 'That is the lock of the state, kept by the backend while a run lasts.',
        },
        {
          text: 'No, as it holds the credentials of the providers',
          why: 'It contains names, versions and checksums only.',
        },
        {
          text: 'No, as it is a cache that `terraform init` fills again',
          why: 'The cache is the directory `.terraform`. Without the lock file, `init` may choose newer versions each time.',
        },
      ],
    },
    {
      id: 'terraform-09',
      difficulty: 'intermediate',
      question:
        'The list was `["ann", "bob", "cleo"]`. What does the plan say after `"ann"` is removed from it?',
      code: {
        language: 'hcl',
        lines: [
          'resource "aws_iam_user" "team" {',
          '  count = length(var.names)',
          '  name  = var.names[count.index]',
          '}',
        ],
      },
      right: {
        text: 'Users 0 and 1 change, and user 2 is destroyed',
        why: 'The address is the index, so `bob` and `cleo` move up one place. With `for_each = toset(var.names)` only `ann` would be removed.',
      },
      wrong: [
        {
          text: 'User 0 is destroyed, and users 1 and 2 are kept',
          why: 'Terraform does not follow the values. With two elements the indexes are 0 and 1, so 2 is the one that goes.',
        },
        {
          text: 'All three users are destroyed and made again',
          why: 'Index 2 is not made again; the other two exist and are changed to other names.',
        },
        {
          text: 'No user changes until the indexes are renumbered',
          why: 'There is nothing to renumber by hand. Indexes follow from the list at each plan.',
        },
      ],
    },
    {
      id: 'terraform-10',
      difficulty: 'intermediate',
      question:
        'You rename `aws_s3_bucket.logs` to `aws_s3_bucket.audit` in the code. How do you keep the real bucket?',
      code: {
        language: 'hcl',
        lines: ['resource "aws_s3_bucket" "audit" { # was: "logs"', '  bucket = "example-logs-eu"', '}'],
      },
      right: {
        text: 'Add a `moved` block from the old to the new address',
        why: 'It tells every run that it is the same object. Without it, Terraform destroys `logs` and creates `audit`.',
      },
      wrong: [
        {
          text: 'Add `ignore_changes = all` to the renamed resource',
          why: 'It makes Terraform overlook differences of attributes; the address would still count as new.',
        },
        {
          text: 'Keep the `bucket` argument the same, which is enough',
          why: 'Objects are matched by their address in the state, not by their attributes.',
        },
        {
          text: 'Run `terraform apply -refresh-only` after the change',
          why: 'That updates the state from reality. It does not give an object a new address.',
        },
      ],
    },
    {
      id: 'terraform-11',
      difficulty: 'intermediate',
      question:
        'A change forces replacement of this resource, and the apply fails as the name already exists. Why?',
      code: {
        language: 'hcl',
        lines: [
          'resource "aws_lb_target_group" "api" {',
          '  name     = "api"',
          '  port     = 8443',
          '  protocol = "HTTPS"',
          '  vpc_id   = var.vpc_id',
          '',
          '  lifecycle {',
          '    create_before_destroy = true',
          '  }',
          '}',
        ],
      },
      right: {
        text: 'Old and new exist at the same time and share the name',
        why: 'The replacement is created first, while the old one still has the name. `name_prefix`, or a name that contains the port, avoids the clash.',
      },
      wrong: [
        {
          text: 'The old one was not found in the state and is made twice',
          why: 'A replacement is only planned for something that is in the state.',
        },
        {
          text: 'The old one was destroyed, but its name stays reserved',
          why: 'With this setting the old one has not been destroyed yet when the error comes.',
        },
        {
          text: 'The names of target groups can never be used a second time',
          why: 'After a deletion the name is free. It just has to be unique at any one time.',
        },
      ],
    },
    {
      id: 'terraform-12',
      difficulty: 'intermediate',
      question:
        'A bucket made by hand is to be managed by Terraform from now on. Which way lets a reviewer see the effect beforehand?',
      right: {
        text: 'An `import` block beside the `resource`, shown in the plan',
        why: 'Import blocks are part of plan and apply, so the import and any difference of settings can be read before they happen.',
      },
      wrong: [
        {
          text: 'The command `terraform import`, followed by a new plan',
          why: 'The command writes to the state at once; what the plan shows then comes after the fact.',
        },
        {
          text: 'A `data` block with the name, followed by a `resource`',
          why: 'A data source only reads. The resource would still be created anew and clash with the existing bucket.',
        },
        {
          text: 'A hand-edited state, with the bucket copied into its JSON',
          why: 'Editing the state by hand is error-prone and skips both plan and review.',
        },
      ],
    },
    {
      id: 'terraform-13',
      difficulty: 'intermediate',
      question:
        'An autoscaler changes `desired_capacity` of a group all day, and each apply sets it back to 2. What do you write?',
      code: {
        language: 'hcl',
        lines: [
          'resource "aws_autoscaling_group" "web" {',
          '  min_size         = 2',
          '  max_size         = 12',
          '  desired_capacity = 2',
          '  # …',
          '}',
        ],
      },
      right: {
        text: '`lifecycle { ignore_changes = [desired_capacity] }`',
        why: 'Terraform sets the value on creation and then leaves this one attribute to the autoscaler.',
      },
      wrong: [
        {
          text: '`lifecycle { prevent_destroy = true }` in the group',
          why: 'It refuses plans that destroy the group. Changing its capacity is no destruction.',
        },
        {
          text: '`desired_capacity = var.capacity`, set to the peak',
          why: 'Each apply would then set the peak, which undoes the autoscaler just the same.',
        },
        {
          text: '`terraform apply -refresh=false` in the pipeline',
          why: 'It skips looking at reality for everything, so drift elsewhere stays hidden as well.',
        },
      ],
    },
    {
      id: 'terraform-14',
      difficulty: 'intermediate',
      question:
        'In a pipeline, a plan is reviewed and later `terraform apply -auto-approve` runs in another job. What can go wrong, and what is better?',
      right: {
        text: 'Something unreviewed may be applied; apply the saved plan file',
        why: 'A bare apply plans anew, and reality or code may have changed. `plan -out` with `apply FILE` does what was reviewed, or refuses a stale plan.',
      },
      wrong: [
        {
          text: 'The state may be locked meanwhile; apply with `-lock=false`',
          why: 'Without the lock two runs can damage the state. A lock that is held is a reason to wait.',
        },
        {
          text: 'The apply may ask for approval; answer it by `-input=false`',
          why: '`-auto-approve` already skips the question; the trouble is what it approves.',
        },
        {
          text: 'The plan may be out of date; apply at once without a review',
          why: 'Then nobody looks at all. A saved plan that is out of date is refused by Terraform itself.',
        },
      ],
    },
    {
      id: 'terraform-15',
      difficulty: 'intermediate',
      question:
        'An apply of 20 new resources fails at the twelfth. What is the situation, and what do you do?',
      right: {
        text: 'Eleven or so exist and are in the state; fix it and apply again',
        why: 'There is no rollback. What was created is recorded, and the next apply makes only what is missing.',
      },
      wrong: [
        {
          text: 'All were rolled back; fix the cause and apply from the start',
          why: 'An apply is no transaction. What was made before the error stays.',
        },
        {
          text: 'Eleven or so exist without being in the state; delete them by hand',
          why: 'Each is recorded when it is created, so it is neither lost nor made twice.',
        },
        {
          text: 'The state is broken; restore the version before it and apply again',
          why: 'With the older state Terraform would not know the created ones and make them again.',
        },
      ],
    },
    {
      id: 'terraform-16',
      difficulty: 'intermediate',
      question: 'Another team will take over the database `main`. What does this change do when applied?',
      code: {
        language: 'hcl',
        lines: [
          '# the block resource "aws_db_instance" "main" was deleted',
          'removed {',
          '  from = aws_db_instance.main',
          '  lifecycle {',
          '    destroy = false',
          '  }',
          '}',
        ],
      },
      right: {
        text: 'It drops the database from the state and leaves it running',
        why: 'With `destroy = false` Terraform forgets the object without touching it. The other team can import it.',
      },
      wrong: [
        {
          text: 'It keeps the database in the state but blocks its deletion',
          why: 'Blocking a deletion is `prevent_destroy` in a resource. A `removed` block takes the object out of the state.',
        },
        {
          text: 'It stops the database and takes a final snapshot beforehand',
          why: 'Nothing is done to the database itself.',
        },
        {
          text: 'It moves the database to the state of the other team directly',
          why: 'One run writes one state. The other side has to import the object.',
        },
      ],
    },
    {
      id: 'terraform-17',
      difficulty: 'expert',
      question: 'On the first run, this fails with `Invalid for_each argument`. What is the best remedy?',
      code: {
        language: 'hcl',
        lines: [
          'resource "aws_subnet" "app" {',
          '  for_each   = var.zones # {"a" = "10.0.1.0/24", "b" = "10.0.2.0/24"}',
          '  vpc_id     = aws_vpc.main.id',
          '  cidr_block = each.value',
          '}',
          '',
          'resource "aws_route_table_association" "app" {',
          '  for_each       = toset([for s in aws_subnet.app : s.id])',
          '  subnet_id      = each.value',
          '  route_table_id = aws_route_table.app.id',
          '}',
        ],
      },
      right: {
        text: 'Iterate over `aws_subnet.app` and use `each.value.id`',
        why: 'Keys become addresses and must be known at plan time. The keys `a` and `b` are known; the IDs may stay unknown as values.',
      },
      wrong: [
        {
          text: 'Add `depends_on = [aws_subnet.app]` to the associations',
          why: 'The order is clear already. The keys would be just as unknown during the plan.',
        },
        {
          text: 'Use `tolist` in place of `toset`, which keeps the order',
          why: '`for_each` takes no list, and the elements would be unknown in a list as well.',
        },
        {
          text: 'Run with `-target=aws_subnet.app` before every full run',
          why: 'It gets past the first run, but each new subnet needs the detour again.',
        },
      ],
    },
    {
      id: 'terraform-18',
      difficulty: 'expert',
      question:
        'After `depends_on = [module.network]` was added to `module.app`, nearly every plan shows values of `module.app` as `(known after apply)` whenever the network has a change. Why?',
      right: {
        text: 'All data sources in the module now wait for the network changes',
        why: 'A data source that depends on something with pending changes is read during apply, so all that uses it is unknown. Pass the needed outputs in place of `depends_on`.',
      },
      wrong: [
        {
          text: 'All resources in the module are now replaced with the network',
          why: '`depends_on` sets an order and replaces nothing. Replacement by another resource is `replace_triggered_by`.',
        },
        {
          text: 'All outputs of the network are now computed twice in each run',
          why: 'Nothing is computed twice; reading is put off.',
        },
        {
          text: 'All modules with `depends_on` are now left out of the refresh',
          why: 'Managed resources are still refreshed. It is the reading of data sources that is deferred.',
        },
      ],
    },
    {
      id: 'terraform-19',
      difficulty: 'expert',
      question:
        'One state holds 3,000 resources: network, clusters, and 40 services of 9 teams. Plans take 25 minutes and teams queue for the lock. Which change helps most in the long run?',
      right: {
        text: 'Split the state by team and by how often the parts change',
        why: 'Smaller states plan fast, lock only their owners and limit what one mistake can reach. Parts share values by outputs or a parameter store.',
      },
      wrong: [
        {
          text: 'Raise `-parallelism`, so that plans and applies are faster',
          why: 'Providers throttle, so this gains little; the one lock and the reach of mistakes stay.',
        },
        {
          text: 'Let every team apply with `-target` for its own resources',
          why: 'Targeted runs still take the one lock, and skip changes that belong together.',
        },
        {
          text: 'Turn the files into modules that one root module calls',
          why: 'Modules order the code, but it remains one state with one plan and one lock.',
        },
      ],
    },
    {
      id: 'terraform-20',
      difficulty: 'expert',
      question: 'Cluster and workloads share a state. Why is this design fragile?',
      code: {
        language: 'hcl',
        lines: [
          'provider "kubernetes" {',
          '  host  = aws_eks_cluster.main.endpoint',
          '  token = data.aws_eks_cluster_auth.main.token',
          '  # …',
          '}',
          '',
          'resource "kubernetes_namespace" "shop" {',
          '  metadata { name = "shop" }',
          '}',
        ],
      },
      right: {
        text: 'The provider needs a cluster that the same plan may still create or replace',
        why: 'Providers are configured while planning. If the endpoint is unknown then, refreshing the workloads fails or goes to a wrong address. Use two states in two steps.',
      },
      wrong: [
        {
          text: 'The provider is downloaded after the cluster, so that `init` must run twice',
          why: 'Providers are installed by `init` from the configuration, whatever exists in the cloud.',
        },
        {
          text: 'The token is stored in the lock file, where it may be read by the others',
          why: 'The lock file holds provider versions only; and this token is short-lived.',
        },
        {
          text: 'The namespace is created by two providers, which then overwrite each other',
          why: 'Only the Kubernetes provider creates the namespace.',
        },
      ],
    },
    {
      id: 'terraform-21',
      difficulty: 'expert',
      question:
        'A module with a critical database has `prevent_destroy = true`. A pull request deletes the whole `module` call. What does the apply do?',
      right: {
        text: 'It destroys the database, as the setting is gone with its block',
        why: '`prevent_destroy` is read from the configuration. A removed block protects nothing, so rely on deletion protection of the service and on review as well.',
      },
      wrong: [
        {
          text: 'It refuses, as the setting was stored in the state on creation',
          why: 'The state does not hold this setting; it has effect only while the block exists.',
        },
        {
          text: 'It drops the database from the state, but leaves it running',
          why: 'Letting go without destroying takes a `removed` block with `destroy = false`.',
        },
        {
          text: 'It refuses until somebody repeats it with the `-force` flag',
          why: 'There is no such flag for apply, and nothing is refused here.',
        },
      ],
    },
    {
      id: 'terraform-22',
      difficulty: 'expert',
      question:
        'A generated password must reach a database but appear neither in the plan nor in the state. What does Terraform 1.11 offer for that?',
      right: {
        text: 'An ephemeral value passed to a write-only argument',
        why: 'Ephemeral resources are never stored, and arguments such as `password_wo` take them without keeping them; a version argument triggers a new write.',
      },
      wrong: [
        {
          text: 'A `random_password` with an output marked sensitive',
          why: 'The result of `random_password` lies in the state in plain text, whatever the output is marked as.',
        },
        {
          text: 'A data source that reads the password from a vault',
          why: 'What a data source reads is stored in the state too.',
        },
        {
          text: 'A local value that is used in one argument only',
          why: 'The local itself is not stored, but the argument of the resource is.',
        },
      ],
    },
    {
      id: 'terraform-23',
      difficulty: 'expert',
      question:
        'A child module contains its own `provider "aws"` block. Removing the module call fails with `Provider configuration not present`. Why?',
      right: {
        text: 'Its resources must be destroyed, but the provider block went with it',
        why: 'Destroying needs the configuration that the state names. So pass providers in from the root module, where they outlive the call.',
      },
      wrong: [
        {
          text: 'Its provider was downloaded by the module and is now deleted from disk',
          why: 'The plugin is still installed. What is missing is the configuration, such as region and role.',
        },
        {
          text: 'Its provider conflicts with that of the root module, which has no alias',
          why: 'A default configuration in the root and one in a child can exist side by side.',
        },
        {
          text: 'Its resources were made in another region, which Terraform cannot delete',
          why: 'Terraform can, as soon as it has a configuration of the provider for that region.',
        },
      ],
    },
    {
      id: 'terraform-24',
      difficulty: 'expert',
      question:
        'A team separates production from staging by CLI workspaces of one backend. What is the strongest argument against it?',
      right: {
        text: 'Both share backend and credentials, and a wrong selection is easily missed',
        why: 'Which environment is hit depends on an invisible selection, and access cannot be separated. Use a root configuration and backend per environment over shared modules.',
      },
      wrong: [
        {
          text: 'Both share one state file, so that their resources overwrite each other',
          why: 'Each workspace has a state of its own; this part of the separation works.',
        },
        {
          text: 'Both share one lock, so that only one of them can be applied at a time',
          why: 'Locks are taken per state, hence per workspace.',
        },
        {
          text: 'Both share all variables, so that instance sizes can never be different',
          why: 'Values can depend on `terraform.workspace` or come from a variable file per run.',
        },
      ],
    },
  ],
}
