import type { SkillQuiz } from './quiz-question.ts'

export const awsQuiz: SkillQuiz = {
  skill: 'AWS',
  questions: [
    {
      id: 'aws-01',
      difficulty: 'beginner',
      question: 'A user has only these two statements. May she delete an object in the bucket `reports`?',
      code: {
        language: 'json',
        lines: [
          '[',
          '  { "Effect": "Allow", "Action": "s3:*", "Resource": "*" },',
          '  { "Effect": "Deny", "Action": "s3:DeleteObject",',
          '    "Resource": "arn:aws:s3:::reports/*" }',
          ']',
        ],
      },
      right: {
        text: 'No, because an explicit deny always wins',
        why: 'If any applicable statement denies, the request is refused, whatever other statements allow.',
      },
      wrong: [
        {
          text: 'Yes, because the allow stands first',
          why: 'The order of statements has no meaning in IAM policies.',
        },
        {
          text: 'Yes, because `s3:*` is the wider action',
          why: 'Width does not count. One matching deny overrules every allow.',
        },
        {
          text: 'No, because the more specific one wins',
          why: 'Being specific does not count either: a broad deny would beat a specific allow as well.',
        },
      ],
    },
    {
      id: 'aws-02',
      difficulty: 'beginner',
      question:
        'A security group allows inbound TCP 443 from anywhere and has had all its outbound rules removed. Can visitors load a page over HTTPS?',
      right: {
        text: 'Yes, answers to allowed requests may always leave',
        why: 'Security groups are stateful. Outbound rules matter only for connections that the instance itself opens.',
      },
      wrong: [
        {
          text: 'No, an outbound rule for port 443 is needed as well',
          why: 'Answers do not go to port 443 of the visitor, and they need no rule at all here.',
        },
        {
          text: 'No, an outbound rule for ephemeral ports is needed',
          why: 'That is true for network ACLs, which are stateless.',
        },
        {
          text: 'Yes, but only if the visitors are in the same VPC',
          why: 'The rule allows any source. Nothing limits it to the VPC.',
        },
      ],
    },
    {
      id: 'aws-03',
      difficulty: 'beginner',
      question:
        'A program on an EC2 instance has to read from an S3 bucket. How should it get its permission?',
      right: {
        text: 'From an IAM role attached to the instance',
        why: 'The SDK fetches short-lived credentials of the role by itself, and they are rotated. No secret has to be stored anywhere.',
      },
      wrong: [
        {
          text: 'From access keys in its configuration file',
          why: 'Long-lived keys in a file leak through backups, images and repositories, and nobody rotates them.',
        },
        {
          text: 'From access keys in environment variables',
          why: 'It is still a long-lived secret that must be distributed and rotated, only in another place.',
        },
        {
          text: 'From a bucket policy that allows everyone',
          why: 'The bucket would be readable by the whole internet for the sake of one program.',
        },
      ],
    },
    {
      id: 'aws-04',
      difficulty: 'beginner',
      question:
        'Instances in a private subnet must download updates from the internet but not be reachable from it. What do you add?',
      right: {
        text: 'A NAT gateway in a public subnet, and a route to it',
        why: 'It forwards connections opened from inside and lets in nothing that was not asked for.',
      },
      wrong: [
        {
          text: 'An internet gateway, and a route from the private subnet',
          why: 'That makes the subnet public; and without public addresses the instances still could not use it.',
        },
        {
          text: 'An elastic IP on each instance, and a strict security group',
          why: 'In a private subnet there is no route to the internet gateway, so these addresses lead nowhere.',
        },
        {
          text: 'A VPC peering connection to a VPC that has internet access',
          why: 'Peering does not pass on the gateways of the other VPC.',
        },
      ],
    },
    {
      id: 'aws-05',
      difficulty: 'beginner',
      question:
        'An RDS database must be back within minutes, without data loss, after its availability zone fails. What do you choose?',
      right: {
        text: 'A Multi-AZ deployment',
        why: 'A standby in another zone is kept in step synchronously and takes over automatically under the same endpoint.',
      },
      wrong: [
        {
          text: 'A read replica in the zone',
          why: 'It takes reads off the primary. It is copied asynchronously, must be promoted, and would be in the failed zone.',
        },
        {
          text: 'A daily automated snapshot',
          why: 'A restore takes long and goes to a new endpoint; it is for lost data rather than a lost zone.',
        },
        {
          text: 'A larger instance class',
          why: 'More power in one place is still one place.',
        },
      ],
    },
    {
      id: 'aws-06',
      difficulty: 'beginner',
      question:
        'An instance has a root EBS volume and a fast instance store volume. You stop it and start it again. What is left?',
      right: {
        text: 'Only the data on the EBS volume',
        why: 'Instance store disks belong to the physical host, and a stop gives them up. EBS lives apart from the instance.',
      },
      wrong: [
        {
          text: 'The data on both of the volumes',
          why: 'That holds for a reboot, which stays on the same host.',
        },
        {
          text: 'Only the data on the instance store',
          why: 'It is the instance store that is lost when the instance leaves its host.',
        },
        {
          text: 'No data on either of the volumes',
          why: 'EBS volumes survive a stop. Only termination may delete the root volume.',
        },
      ],
    },
    {
      id: 'aws-07',
      difficulty: 'beginner',
      question: 'Block Public Access is off for this bucket. What does its policy permit?',
      code: {
        language: 'json',
        lines: [
          '{',
          '  "Effect": "Allow",',
          '  "Principal": "*",',
          '  "Action": "s3:GetObject",',
          '  "Resource": "arn:aws:s3:::invoices/*"',
          '}',
        ],
      },
      right: {
        text: 'Anybody on the internet can read objects they can name',
        why: '`Principal: "*"` includes anonymous requests. Listing is not allowed, but keys can be guessed or leak.',
      },
      wrong: [
        {
          text: 'Every user of this AWS account can read the objects',
          why: 'That would name the account as principal. The star means everybody, without any login.',
        },
        {
          text: 'Anybody on the internet can list and read all objects',
          why: 'Listing is `s3:ListBucket` on the bucket itself and is not granted.',
        },
        {
          text: 'Every holder of some AWS account can read the objects',
          why: 'Signing in to AWS is not even needed; anonymous requests are included.',
        },
      ],
    },
    {
      id: 'aws-08',
      difficulty: 'beginner',
      question:
        'A nightly report in a container takes 40 minutes and runs once a day. Which way of running it fits best?',
      right: {
        text: 'A scheduled Fargate task',
        why: 'It starts the container, runs as long as needed and costs nothing in between.',
      },
      wrong: [
        {
          text: 'A scheduled Lambda function',
          why: 'A function invocation ends after 15 minutes at the latest.',
        },
        {
          text: 'An EC2 instance with cron',
          why: 'It works but is paid for 24 hours a day and has to be patched, for 40 minutes of use.',
        },
        {
          text: 'An ECS service of one task',
          why: 'A service restarts a task that has ended, so the report would run over and over.',
        },
      ],
    },
    {
      id: 'aws-09',
      difficulty: 'intermediate',
      question: 'Each message takes a worker about 60 seconds. Why are many orders processed twice?',
      code: {
        language: 'console',
        lines: [
          '$ aws sqs get-queue-attributes --queue-url $Q \\',
          '    --attribute-names VisibilityTimeout MessageRetentionPeriod',
          '{ "Attributes": {',
          '    "VisibilityTimeout": "30",',
          '    "MessageRetentionPeriod": "345600" } }',
        ],
      },
      right: {
        text: 'Messages reappear before the worker has deleted them',
        why: 'After 30 seconds another worker receives the same message. The timeout must exceed the processing time, or be extended while working.',
      },
      wrong: [
        {
          text: 'Messages are kept for four days after they are read',
          why: 'Retention ends the life of messages that nobody deletes. A deleted one does not come back.',
        },
        {
          text: 'Messages are sent to every worker that is polling',
          why: 'That is publish and subscribe, as with SNS. A queue gives a message to one consumer at a time.',
        },
        {
          text: 'Messages expire and are put in the queue once more',
          why: 'Expired messages are deleted; and four days is far from 60 seconds.',
        },
      ],
    },
    {
      id: 'aws-10',
      difficulty: 'intermediate',
      question:
        'A Lambda function called an external API without trouble. Since it was attached to two public subnets of a VPC to reach a database, calls to the API time out. Why?',
      right: {
        text: 'Its network interfaces get no public IP address',
        why: 'A function in a VPC reaches the internet only from private subnets with a route to a NAT gateway, even if the subnets are public.',
      },
      wrong: [
        {
          text: 'Its security group has no inbound rule for the API',
          why: 'The function opens the connection, and the answer is let in by the stateful group.',
        },
        {
          text: 'Its execution role lacks the right to use the internet',
          why: 'There is no such permission. The role is needed for creating network interfaces, which has worked.',
        },
        {
          text: 'Its timeout is used up by the start inside of a VPC',
          why: 'Interfaces are prepared beforehand. A time-out on every call means that there is no path.',
        },
      ],
    },
    {
      id: 'aws-11',
      difficulty: 'intermediate',
      question:
        'A user may call `sts:AssumeRole` on this role in the same account, yet gets AccessDenied. What do you look at?',
      code: {
        language: 'json',
        lines: [
          '{',
          '  "Effect": "Allow",',
          '  "Principal": { "Service": "ec2.amazonaws.com" },',
          '  "Action": "sts:AssumeRole"',
          '}',
        ],
      },
      right: {
        text: 'The trust policy, which lets in only the EC2 service',
        why: 'The trust policy says who may become the role. It must name the user, another role, or the account.',
      },
      wrong: [
        {
          text: 'The permission policies of the role, which are empty',
          why: 'They say what the role may do once assumed. An empty role can still be assumed.',
        },
        {
          text: 'The session duration, which is too short for a user',
          why: 'A duration that is too long is refused with an error that says so.',
        },
        {
          text: 'The password of the user, which has possibly expired',
          why: 'Then the user could not sign in at all; the call was made and refused.',
        },
      ],
    },
    {
      id: 'aws-12',
      difficulty: 'intermediate',
      question:
        'Behind an Application Load Balancer all targets are unhealthy with `Request timed out`. On the instance itself, `curl localhost:8080/health` gives 200. What do you check first?',
      code: {
        language: 'json',
        lines: [
          '{ "Target": { "Id": "i-0a1b2c3d4e5f60718", "Port": 8080 },',
          '  "TargetHealth": { "State": "unhealthy", "Reason": "Target.Timeout",',
          '    "Description": "Request timed out" } }',
        ],
      },
      right: {
        text: 'Whether the security group of the targets lets in the balancer',
        why: 'A time-out means that no answer comes, typically as packets are dropped. Allow port 8080 from the group of the load balancer.',
      },
      wrong: [
        {
          text: 'Whether the certificate of the load balancer has not expired',
          why: 'It is used between client and balancer and does not matter for health checks over HTTP.',
        },
        {
          text: 'Whether the health check of the group expects another code',
          why: 'A wrong code is reported as `Health checks failed with these codes`, not as a time-out.',
        },
        {
          text: 'Whether the DNS name of the balancer resolves to the targets',
          why: 'It resolves to the balancer, which then contacts targets by their IP addresses.',
        },
      ],
    },
    {
      id: 'aws-13',
      difficulty: 'intermediate',
      question: 'What is the simplest way to bring this bill down?',
      code: {
        language: 'text',
        lines: [
          'EC2-Other',
          '  NatGateway-Hours             $   65',
          '  NatGateway-Bytes             $4,980   (110 TB)',
          '',
          'Traffic through the NAT gateway by destination (flow logs)',
          '  S3, same region              96 %',
          '  everything else               4 %',
        ],
      },
      right: {
        text: 'Add a gateway endpoint for S3 to the route tables',
        why: 'Traffic to S3 in the region then bypasses the NAT gateway. Gateway endpoints for S3 cost nothing.',
      },
      wrong: [
        {
          text: 'Replace the NAT gateway by one in every zone',
          why: 'It saves traffic between zones, but each gigabyte through a NAT gateway is still charged.',
        },
        {
          text: 'Move the instances to public subnets with public IPs',
          why: 'It would avoid the charge but expose instances that were meant to be private.',
        },
        {
          text: 'Buy a savings plan that covers the NAT traffic',
          why: 'Savings plans cover compute use and not the data processed by NAT gateways.',
        },
      ],
    },
    {
      id: 'aws-14',
      difficulty: 'intermediate',
      question:
        'A DynamoDB table with provisioned capacity stores events with the partition key `date` (such as `2026-06-04`). Writes are throttled at a quarter of the capacity. Why?',
      code: {
        language: 'text',
        lines: [
          'KeySchema:  date (HASH), event_id (RANGE)',
          '2026-06-04  e-77120931  {"device": "d-1182", "temp": 21.4}',
          '2026-06-04  e-77120932  {"device": "d-0417", "temp": 19.8}',
        ],
      },
      right: {
        text: 'All writes of a day go to a single partition',
        why: 'A partition takes at most 1,000 write units per second. A key with many values, such as the device, spreads the load.',
      },
      wrong: [
        {
          text: 'All items lack a sort key, which slows down writes',
          why: 'A sort key orders the items of one partition key; it neither speeds up nor spreads writes.',
        },
        {
          text: 'The date should be a number, which is cheaper to hash',
          why: 'The type does not matter; today would still be one value.',
        },
        {
          text: 'The writes are strongly consistent, which costs double',
          why: 'Consistency is a choice for reads. A write has one price, unless it is transactional.',
        },
      ],
    },
    {
      id: 'aws-15',
      difficulty: 'intermediate',
      question:
        'At peaks 900 concurrent Lambda invocations open a PostgreSQL connection each, and the RDS instance refuses further ones. Which change fits best?',
      right: {
        text: 'Put RDS Proxy between the functions and the database',
        why: 'It pools and shares connections, so many short-lived clients need few connections to the database.',
      },
      wrong: [
        {
          text: 'Open the connection outside of the function handler',
          why: 'That reuses one per execution environment, which is good, but 900 environments still hold 900 connections.',
        },
        {
          text: 'Raise `max_connections` until the errors disappear',
          why: 'Each connection takes memory of the server; thousands of mostly idle ones slow it down or exhaust it.',
        },
        {
          text: 'Add a read replica and let half the functions use it',
          why: 'It cannot take writes, and the next peak would use up two servers instead of one.',
        },
      ],
    },
    {
      id: 'aws-16',
      difficulty: 'intermediate',
      question:
        'The application on one instance of an Auto Scaling group hangs. The load balancer marks it unhealthy, but it has not been replaced for hours. Why?',
      code: {
        language: 'console',
        lines: [
          '$ aws autoscaling describe-auto-scaling-groups --auto-scaling-group-names web \\',
          '    --query "AutoScalingGroups[0].[HealthCheckType,HealthCheckGracePeriod]"',
          '[ "EC2", 300 ]',
        ],
      },
      right: {
        text: 'The group only looks at the state of the machine',
        why: 'With the type `EC2` a running instance counts as healthy. Turn on `ELB` health checks to have the verdict of the balancer count.',
      },
      wrong: [
        {
          text: 'The group waits until the grace period is over',
          why: 'The period is 300 seconds after launch, long past.',
        },
        {
          text: 'The group is at its minimum and cannot replace it',
          why: 'Replacing keeps the number. The minimum does not keep unhealthy instances alive.',
        },
        {
          text: 'The group needs an alarm on the unhealthy hosts',
          why: 'Alarms drive scaling policies. Replacing unhealthy instances is built in and needs none.',
        },
      ],
    },
    {
      id: 'aws-17',
      difficulty: 'expert',
      question:
        'The account has the SCPs shown, and no resource policy is involved. Which of these can the user do?',
      code: {
        language: 'text',
        lines: [
          'SCP, root of the organization: Allow *',
          'SCP, organizational unit:      Allow ec2:*, s3:*',
          'Permissions boundary of user:  Allow s3:*, dynamodb:*',
          'Identity policy of user:       Allow ec2:*, s3:Get*, dynamodb:*',
        ],
      },
      right: {
        text: '`s3:Get*`, nothing else',
        why: 'What every layer allows counts: SCPs leave EC2 and S3, the boundary removes EC2, and the identity policy grants only reading objects and settings.',
      },
      wrong: [
        {
          text: '`s3:*`, nothing else',
          why: 'SCPs and boundaries set limits but grant nothing. Only the identity policy grants, and it says `s3:Get*`.',
        },
        {
          text: '`ec2:*` and `s3:Get*`',
          why: 'EC2 is not in the boundary, which caps what identity policies can grant.',
        },
        {
          text: '`s3:Get*` and `dynamodb:*`',
          why: 'DynamoDB is not in the SCP of the organizational unit, which caps the whole account.',
        },
      ],
    },
    {
      id: 'aws-18',
      difficulty: 'expert',
      question:
        'A vendor assumes a role in your account from its one AWS account, which serves all its customers. Why does it ask you to require an `sts:ExternalId`?',
      right: {
        text: 'So that another customer cannot have it use your role',
        why: 'Without it, somebody who registers your role ARN with the vendor gets the vendor to act in your account: the confused deputy. The ID is unique per customer.',
      },
      wrong: [
        {
          text: 'So that the vendor can prove who it is by a shared secret',
          why: 'The vendor is identified by its account. The external ID is not treated as a secret by AWS.',
        },
        {
          text: 'So that sessions of the vendor can be told apart in the logs',
          why: 'Role session names do that. The external ID is a condition on being allowed in.',
        },
        {
          text: 'So that the role can be assumed across different regions',
          why: 'IAM is global, and a role can be assumed for any enabled region without it.',
        },
      ],
    },
    {
      id: 'aws-19',
      difficulty: 'expert',
      question:
        'Account B reads an S3 object of account A. The bucket policy allows `s3:GetObject`, and the role in B has that and `kms:Decrypt`. It still fails with AccessDenied; the object is encrypted with a customer managed key of A. What is missing?',
      right: {
        text: 'A statement for B in the key policy of the key in A',
        why: 'Across accounts both sides must allow the use of the key, and on the side of A only the key policy or a grant can. A bucket policy says nothing about KMS.',
      },
      wrong: [
        {
          text: 'A copy of the key in B, since keys cannot be shared',
          why: 'Customer managed keys can be used across accounts. It is the AWS managed key `aws/s3` that cannot.',
        },
        {
          text: 'A bucket ACL that names the canonical user ID of B',
          why: 'ACLs are off by default, and the bucket policy already grants the reading.',
        },
        {
          text: 'A default encryption setting of the bucket for B',
          why: 'Default encryption decides how new objects are written. It does not affect who may read.',
        },
      ],
    },
    {
      id: 'aws-20',
      difficulty: 'expert',
      question:
        'A Lambda function takes batches of 10 from a standard SQS queue. One malformed message makes it throw; the other nine, already handled, run again. What is the best change?',
      code: {
        language: 'python',
        lines: [
          'def handler(event, context):',
          "    for record in event['Records']:",
          "        order = json.loads(record['body'])  # raises on the malformed one",
          '        store(order)',
        ],
      },
      right: {
        text: 'Return only the failed IDs, with partial responses turned on',
        why: 'With `ReportBatchItemFailures` only the listed messages return to the queue; with a dead-letter queue the bad one ends there.',
      },
      wrong: [
        {
          text: 'Catch every error, so that the whole batch is regarded as done',
          why: 'The bad message would be deleted as well and be lost without a trace.',
        },
        {
          text: 'Raise the visibility timeout, so that the nine are not repeated',
          why: 'It delays the repetition. An error returns the complete batch either way.',
        },
        {
          text: 'Use a FIFO queue, which does not deliver any message repeatedly',
          why: 'A failed batch is retried on FIFO as well, and the bad message would block its group.',
        },
      ],
    },
    {
      id: 'aws-21',
      difficulty: 'expert',
      question:
        'Writes to a provisioned DynamoDB table are throttled, although the table itself uses 30% of its write capacity and its keys are well spread. What do you look at?',
      right: {
        text: 'The write capacity of its global secondary indexes',
        why: 'Each write is copied to the indexes. If one lacks capacity or has a hot key, such as `status`, it pushes back on the table.',
      },
      wrong: [
        {
          text: 'The read capacity that is used up by the scans',
          why: 'Read and write capacity are separate; heavy scans throttle reads.',
        },
        {
          text: 'The stream of the table, which has to be emptied',
          why: 'Streams keep records for 24 hours, whether or not anybody reads them, and do not slow writes.',
        },
        {
          text: 'The expiry by TTL, whose deletions use capacity',
          why: 'TTL deletions use no write capacity of the table in its region.',
        },
      ],
    },
    {
      id: 'aws-22',
      difficulty: 'expert',
      question:
        'After an Aurora failover of 30 seconds, some application servers kept failing for ten minutes with `cannot execute … in a read-only transaction`. Why?',
      right: {
        text: 'Their pools and DNS caches still led to the old writer',
        why: 'The cluster endpoint moves in DNS. Cached lookups and old connections lead to what is now a reader. Honor the TTL, drop connections on this error, or use a proxy.',
      },
      wrong: [
        {
          text: 'Their transactions were replayed by the new writer',
          why: 'Open transactions are rolled back in a failover. Nothing replays them.',
        },
        {
          text: 'Their requests came in while storage was copied over',
          why: 'Aurora instances share the storage, so a failover copies no data.',
        },
        {
          text: 'Their endpoint is bound to the zone that has failed',
          why: 'The cluster endpoint follows the writer. Other servers with the same endpoint recovered.',
        },
      ],
    },
    {
      id: 'aws-23',
      difficulty: 'expert',
      question:
        'A batch job starts writing 9,000 objects per second under `s3://lake/2026-06-04/` and gets many `503 Slow Down` answers. What is the right reaction?',
      right: {
        text: 'Back off, ramp up, and spread the keys over more prefixes',
        why: 'S3 handles about 3,500 writes per second per partitioned prefix and splits under sustained load. A new date prefix starts unsplit.',
      },
      wrong: [
        {
          text: 'Ask for a higher quota, as the account limit is reached',
          why: 'The rate is a property of how keys are partitioned and not an account quota that could be raised.',
        },
        {
          text: 'Turn on transfer acceleration to shorten each upload',
          why: 'It routes uploads through edge locations, which helps over distance but not against request rates.',
        },
        {
          text: 'Retry at once in more threads until each one got through',
          why: 'More requests make the throttling worse; retries need a growing, random delay.',
        },
      ],
    },
    {
      id: 'aws-24',
      difficulty: 'expert',
      question:
        'A queue backlog lets one Lambda function scale up, and at once the checkout function of the same account returns throttling errors. What prevents this?',
      right: {
        text: 'Reserved concurrency for checkout and a cap on the queue function',
        why: 'All functions of a region share one pool. A reservation keeps a part for one function, and a maximum on the event source limits the other.',
      },
      wrong: [
        {
          text: 'Provisioned concurrency for the queue function, so that it is faster',
          why: 'It keeps environments warm against cold starts but does not stop that function from taking the rest of the pool.',
        },
        {
          text: 'A higher memory size for checkout, which gets it a larger share',
          why: 'Memory sets the CPU share of one environment, not how many may run.',
        },
        {
          text: 'A longer timeout for checkout, so that it waits for its turn',
          why: 'A throttled synchronous call is refused at once. The timeout counts from the start of an execution.',
        },
      ],
    },
  ],
}
