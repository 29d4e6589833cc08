import type { SkillQuiz } from './quiz-question.ts'

export const dockerQuiz: SkillQuiz = {
  skill: 'Docker',
  questions: [
    {
      id: 'docker-01',
      difficulty: 'beginner',
      question: 'The database is empty after these commands. What would have kept the data?',
      code: {
        language: 'bash',
        lines: [
          '# the image shop-db declares no volume',
          'docker run -d --name db shop-db:1',
          '# a week of work, then an upgrade:',
          'docker rm -f db',
          'docker run -d --name db shop-db:2',
        ],
      },
      right: {
        text: 'A named volume mounted at the data directory',
        why: 'What a container writes elsewhere lies in its own writable layer and is removed with it. A volume lives on and is mounted into the next container.',
      },
      wrong: [
        {
          text: 'A plain `docker stop` before `docker rm`',
          why: 'Stopping lets the database shut down cleanly, but `rm` still removes the writable layer with the data.',
        },
        {
          text: 'The same image tag for the new container',
          why: 'A new container always starts from the image with a fresh, empty writable layer, whichever tag it uses.',
        },
        {
          text: 'The option `--restart always` on the first one',
          why: 'A restart policy brings a container back when it ends. It cannot bring back a removed one.',
        },
      ],
    },
    {
      id: 'docker-02',
      difficulty: 'beginner',
      question:
        'Where do you reach these web servers from a browser on the machine that runs the two containers?',
      code: {
        language: 'console',
        lines: ['$ docker run -d -p 8080:80 nginx', '$ docker run -d nginx'],
      },
      right: {
        text: 'The first at port 8080, the second at none',
        why: '`-p HOST:CONTAINER` forwards port 8080 of the host to port 80 of the first container. Without `-p` nothing is published on the host.',
      },
      wrong: [
        {
          text: 'The first at port 80, the second at none',
          why: '80 is the port inside the container. The number before the colon belongs to the host.',
        },
        {
          text: 'The first at port 8080, the second at 80',
          why: 'The second one listens on 80 only in its own network namespace; nothing forwards the host port to it.',
        },
        {
          text: 'The first at both ports, the second at 80',
          why: 'One `-p` publishes one host port, and the second container publishes none.',
        },
      ],
    },
    {
      id: 'docker-03',
      difficulty: 'beginner',
      question:
        'The `api` container logs `connection refused` when it connects to the database. What is wrong?',
      code: {
        language: 'yaml',
        lines: [
          'services:',
          '  api:',
          '    image: shop-api',
          '    environment:',
          '      DATABASE_URL: postgres://shop@localhost:5432/shop',
          '  db:',
          '    image: postgres:17',
        ],
      },
      right: {
        text: 'The host in the address should be `db`',
        why: 'Inside a container `localhost` is that container. Compose puts both on one network where service names resolve.',
      },
      wrong: [
        {
          text: 'The port of `db` must be published',
          why: 'Publishing is for access from outside. Containers on one network reach each other without it.',
        },
        {
          text: 'The service `api` has to build its image',
          why: 'The container runs and logs, so its image is fine. It only looks for the database in itself.',
        },
        {
          text: 'The two services need a shared volume',
          why: 'A volume shares files. A database connection goes over the network.',
        },
      ],
    },
    {
      id: 'docker-04',
      difficulty: 'beginner',
      question:
        'You fixed a bug in `server.py`, which the Dockerfile copies into the image, and ran `docker restart web`. The bug is still there. Why?',
      right: {
        text: 'The container still runs the image built before',
        why: '`COPY` happens at build time. Build the image again and create a new container from it.',
      },
      wrong: [
        {
          text: 'The container keeps the old file in memory',
          why: 'A restart starts the process anew. But it reads the old file, because that is what the image holds.',
        },
        {
          text: 'The container needs a longer time to restart',
          why: 'It is up as soon as the process runs. Waiting does not bring new files into it.',
        },
        {
          text: 'The container must be stopped with `kill` first',
          why: 'However it is stopped, it starts again from the same image and writable layer.',
        },
      ],
    },
    {
      id: 'docker-05',
      difficulty: 'beginner',
      question: 'Why does `docker ps` not show a running container after `docker run -d ubuntu`?',
      right: {
        text: 'Its main process, a shell, ended at once',
        why: 'A container lives as long as its main process. A shell without a terminal or input has nothing to do and exits.',
      },
      wrong: [
        {
          text: 'Containers of base images cannot be started',
          why: '`docker run -it ubuntu` starts one happily. Any image with a command can be run.',
        },
        {
          text: 'Containers need a published port to stay up',
          why: 'Ports have nothing to do with it; a batch job without any port runs until it is done.',
        },
        {
          text: 'Containers without a name are hidden there',
          why: 'Docker invents a name for each. `docker ps` lists running containers, and this one has ended.',
        },
      ],
    },
    {
      id: 'docker-06',
      difficulty: 'beginner',
      question:
        'A container you started in the background is gone from `docker ps`. How do you find out why?',
      right: {
        text: '`docker ps -a`, then `docker logs` with its ID',
        why: '`-a` also lists containers that have ended, with their exit code, and their output can still be read.',
      },
      wrong: [
        {
          text: '`docker images`, then `docker history` with its ID',
          why: 'These show images and how they were built. They say nothing of a run that failed.',
        },
        {
          text: '`docker exec -it` with its ID and a shell',
          why: '`exec` starts another process in a running container; in one that has ended it fails.',
        },
        {
          text: '`docker run` once more, then `docker stats`',
          why: 'Running it again may repeat the failure, but `stats` shows only the resource use of running containers.',
        },
      ],
    },
    {
      id: 'docker-07',
      difficulty: 'beginner',
      question:
        'A project of 3 MB of source takes a minute before the first build step, as Docker transfers 1.4 GB of context. What helps?',
      right: {
        text: 'List `node_modules` and `.git` in `.dockerignore`',
        why: 'The build context is what the builder may need to be sent. Excluded directories are not sent and cannot end up in the image by `COPY . .`.',
      },
      wrong: [
        {
          text: 'List `node_modules` and `.git` in `.gitignore`',
          why: 'Docker does not read `.gitignore`; ignored files of Git still belong to the build context.',
        },
        {
          text: 'Add `RUN rm -rf node_modules .git` at the end',
          why: 'That runs inside the build, after everything was transferred and copied.',
        },
        {
          text: 'Choose a smaller base image such as Alpine',
          why: 'It makes the result smaller. The context is sent from your directory, whatever the base image is.',
        },
      ],
    },
    {
      id: 'docker-08',
      difficulty: 'beginner',
      question: 'What does the `EXPOSE` line change about reaching the program from outside?',
      code: {
        language: 'dockerfile',
        lines: [
          'FROM python:3.13-slim',
          'WORKDIR /app',
          'COPY . .',
          'EXPOSE 8000',
          'CMD ["python", "serve.py"]',
        ],
      },
      right: {
        text: 'Nothing; the port is published by `-p` at run time',
        why: '`EXPOSE` documents the port of the image, and `-P` uses it. Access from outside is opened when the container is started.',
      },
      wrong: [
        {
          text: 'It opens port 8000 of the host to the network',
          why: 'An image cannot claim ports of the host. Only whoever starts the container decides that.',
        },
        {
          text: 'It makes the program listen on port 8000',
          why: 'The program decides where it listens. If it uses another port, `EXPOSE` does not correct it.',
        },
        {
          text: 'It lets only port 8000 through a firewall',
          why: '`EXPOSE` filters nothing: containers on the same network can reach any port that is listening.',
        },
      ],
    },
    {
      id: 'docker-09',
      difficulty: 'intermediate',
      question:
        'Every change of a source file makes this build install all packages again. What do you change?',
      code: {
        language: 'dockerfile',
        lines: ['FROM node:22-slim', 'WORKDIR /app', 'COPY . .', 'RUN npm ci', 'CMD ["node", "server.js"]'],
      },
      right: {
        text: 'Copy the package files and run `npm ci` before `COPY . .`',
        why: 'A changed layer invalidates all that follow. With the manifests copied first, the installation is only repeated when they change.',
      },
      wrong: [
        {
          text: 'Put `COPY` and `npm ci` together into one `RUN` line',
          why: '`RUN` cannot copy from the context as `COPY` does; and one combined layer would be invalidated just as often.',
        },
        {
          text: 'Use `npm install` in place of `npm ci`, as it is faster',
          why: 'The step would still be repeated on each change, and the versions would no longer be exactly those of the lock file.',
        },
        {
          text: 'Build with `--no-cache`, so that layers are not compared',
          why: 'That switches the cache off and repeats every step, which is the opposite of what is wanted.',
        },
      ],
    },
    {
      id: 'docker-10',
      difficulty: 'intermediate',
      question: 'Which command does the container run?',
      code: {
        language: 'dockerfile',
        lines: [
          'FROM alpine',
          'ENTRYPOINT ["ping", "-c", "2"]',
          'CMD ["localhost"]',
          '# docker run probe example.org',
        ],
      },
      right: {
        text: '`ping -c 2 example.org`',
        why: 'Arguments after the image name replace `CMD`, and what results is appended to `ENTRYPOINT`.',
      },
      wrong: [
        {
          text: '`ping -c 2 localhost example.org`',
          why: 'Arguments do not add to `CMD`, they take its place.',
        },
        {
          text: '`ping -c 2 localhost`',
          why: '`CMD` is only the default for when no arguments are given.',
        },
        {
          text: '`example.org`, not `ping`',
          why: 'That would be so without an `ENTRYPOINT`. Replacing that takes `--entrypoint`.',
        },
      ],
    },
    {
      id: 'docker-11',
      difficulty: 'intermediate',
      question: 'The container was started with `-p 8000:8000`. Why does a request from the host fail?',
      code: {
        language: 'console',
        lines: [
          '$ docker logs web',
          'Listening on http://127.0.0.1:8000',
          '$ curl http://localhost:8000',
          'curl: (56) Recv failure: Connection reset by peer',
        ],
      },
      right: {
        text: 'The program accepts only connections from inside its container',
        why: 'Forwarded traffic arrives at the network interface of the container, not at its loopback. Let the program listen on `0.0.0.0`.',
      },
      wrong: [
        {
          text: 'The image does not declare the port with an `EXPOSE` instruction',
          why: '`EXPOSE` is documentation; `-p` works without it.',
        },
        {
          text: 'The port 8000 of the host is taken by some other process already',
          why: 'Then `docker run` would have failed with `port is already allocated` or `address already in use`.',
        },
        {
          text: 'The container and the host need to be on a user-defined network',
          why: 'Published ports work on the default bridge too. User-defined networks add name resolution between containers.',
        },
      ],
    },
    {
      id: 'docker-12',
      difficulty: 'intermediate',
      question:
        'The archive is 800 MB. Why is the image still about 800 MB larger than its installed content?',
      code: {
        language: 'dockerfile',
        lines: [
          'RUN curl -fsSLo /tmp/tool.tar https://example.org/tool.tar',
          'RUN tar -xf /tmp/tool.tar -C /opt',
          'RUN rm /tmp/tool.tar',
        ],
      },
      right: {
        text: 'The archive remains in the layer of the first `RUN`',
        why: 'Each `RUN` makes a layer, and a later `rm` only hides the file. Download, extract and delete in one `RUN`, or use a build stage.',
      },
      wrong: [
        {
          text: 'The archive is kept in the build cache of the image',
          why: 'The build cache lies on the builder and is not part of the image that is pushed.',
        },
        {
          text: 'The archive was not deleted, as `rm` lacks the `-f`',
          why: '`rm` without `-f` deletes the file all right; a failure would have stopped the build.',
        },
        {
          text: 'The archive can only be deleted when the image runs',
          why: 'Deleting during the build is normal. It has to happen in the same layer that created the file.',
        },
      ],
    },
    {
      id: 'docker-13',
      difficulty: 'intermediate',
      question:
        'The build ran for months. After `libpq5` was added to the second line it fails with `404 Not Found` for a package. Why?',
      code: {
        language: 'dockerfile',
        lines: ['RUN apt-get update', 'RUN apt-get install -y curl libpq5'],
      },
      right: {
        text: 'The package lists come from an old cached layer',
        why: 'The first line did not change, so its layer of months ago is reused, and it points to versions since removed. Put both commands into one `RUN`.',
      },
      wrong: [
        {
          text: 'The package was withdrawn from the distribution',
          why: 'Possible, but then a fresh `apt-get update` would not list it. A 404 for a listed package means that the list is outdated.',
        },
        {
          text: 'The package must be installed in a line of its own',
          why: '`apt-get install` takes any number of packages, and a separate line would use the same old lists.',
        },
        {
          text: 'The network is closed in all but the first `RUN` line',
          why: 'Every `RUN` has the network unless it is turned off; a 404 is an answer of the server.',
        },
      ],
    },
    {
      id: 'docker-14',
      difficulty: 'intermediate',
      question:
        'A private registry needs a token during the build. What is wrong with this, and what is better?',
      code: {
        language: 'dockerfile',
        lines: ['ARG NPM_TOKEN', 'RUN NPM_TOKEN=$NPM_TOKEN npm ci'],
      },
      right: {
        text: 'The value shows up in the image history; use a build secret',
        why: 'Build arguments that a `RUN` uses are recorded in the metadata. `RUN --mount=type=secret` makes a value available without storing it.',
      },
      wrong: [
        {
          text: 'The value is lost in later stages; use `ENV` in its place',
          why: '`ENV` is even worse: the token would be in the environment of every container.',
        },
        {
          text: 'The value can be read from the log; add `set +x` before it',
          why: 'Silencing the log does not remove it from `docker history`.',
        },
        {
          text: 'The value stays in the layer; unset it with a further `RUN`',
          why: 'Every `RUN` has its own shell, and a later step cannot remove what the history of an earlier one records.',
        },
      ],
    },
    {
      id: 'docker-15',
      difficulty: 'intermediate',
      question:
        'At `docker compose up`, `api` often crashes as the database is not ready yet. What is the best change?',
      code: {
        language: 'yaml',
        lines: [
          'services:',
          '  api:',
          '    image: shop-api',
          '    depends_on: [db]',
          '  db:',
          '    image: postgres:17',
        ],
      },
      right: {
        text: 'Give `db` a health check and wait for `service_healthy`',
        why: 'Plain `depends_on` only orders the starts. With `condition: service_healthy` Compose waits until the check passes.',
      },
      wrong: [
        {
          text: 'Put `db` above `api`, as services start from the top',
          why: 'The order in the file has no meaning; `depends_on` already starts `db` first, just not long enough before.',
        },
        {
          text: 'Start `api` with `sleep 30` in front of its command',
          why: 'A guess: too long on most days, too short on a slow one.',
        },
        {
          text: 'Let `db` depend on `api` as well, so that both wait',
          why: 'Compose rejects a cycle of dependencies.',
        },
      ],
    },
    {
      id: 'docker-16',
      difficulty: 'intermediate',
      question:
        'The image contains installed packages in `/app/node_modules`. Why does this not find `express`?',
      code: {
        language: 'console',
        lines: [
          '$ docker run --rm -v "$PWD":/app shop-api node server.js',
          "Error: Cannot find module 'express'",
        ],
      },
      right: {
        text: 'The mounted directory hides what the image has at `/app`',
        why: 'A bind mount covers the path completely, and your directory has no `node_modules`. Mount only the source, or put a volume over `/app/node_modules`.',
      },
      wrong: [
        {
          text: 'The option `--rm` deletes the packages at the start',
          why: '`--rm` removes the container after it ends, and never files of the image.',
        },
        {
          text: 'The packages have to be installed again in each container',
          why: 'Packages installed in the image are there in each container, unless something is mounted over them.',
        },
        {
          text: 'The mounted directory is read-only unless `:rw` is given',
          why: 'Mounts are writable by default; and reading a module would not need write access.',
        },
      ],
    },
    {
      id: 'docker-17',
      difficulty: 'expert',
      question:
        'This container takes 10 seconds to stop and ends with code 137. `worker` is a compiled program without any signal handling. Why?',
      code: {
        language: 'dockerfile',
        lines: ['FROM debian:bookworm-slim', 'COPY worker /', 'CMD ["/worker"]'],
      },
      right: {
        text: 'As PID 1 it ignores SIGTERM unless it installs a handler',
        why: 'The kernel does not apply default actions to PID 1 of a namespace. After the grace period Docker sends SIGKILL. Handle the signal, or run with `--init`.',
      },
      wrong: [
        {
          text: 'The shell that runs the command does not pass SIGTERM on',
          why: 'This is the exec form: there is no shell in between, and the program itself is PID 1.',
        },
        {
          text: 'The kernel kills it, as it exceeds its limit of memory',
          why: 'Running out of memory also gives 137, but at any time and not exactly 10 seconds after a stop.',
        },
        {
          text: 'The daemon waits for its writable layer to be flushed',
          why: 'Docker waits for the process to end, not for the storage; and flushing does not lead to SIGKILL.',
        },
      ],
    },
    {
      id: 'docker-18',
      difficulty: 'expert',
      question:
        'A Linux host allows only port 22 by `ufw`. Still, the internet reaches a database started with `-p 5432:5432`. Why?',
      right: {
        text: 'Docker forwards the packets before the rules of `ufw` see them',
        why: 'Docker rewrites the destination in its NAT rules, so the traffic is forwarded and bypasses the INPUT rules. Publish on `127.0.0.1` or filter in `DOCKER-USER`.',
      },
      wrong: [
        {
          text: 'Docker adds each of its published ports to the `ufw` allow list',
          why: 'It does not touch the configuration of `ufw`; `ufw status` goes on showing only port 22.',
        },
        {
          text: 'Docker opens an outgoing tunnel, which `ufw` allows by default',
          why: 'There is no tunnel. Incoming packets are translated and forwarded by the kernel.',
        },
        {
          text: 'Docker runs as root, and `ufw` filters only the normal users',
          why: 'Packet filters work on traffic from outside regardless of who owns the listening process.',
        },
      ],
    },
    {
      id: 'docker-19',
      difficulty: 'expert',
      question:
        'A monitoring tool wants `/var/run/docker.sock` mounted read-only and runs as a non-root user in the group `docker`. What do you tell the team?',
      right: {
        text: 'It can take over the host, as the API allows any mount',
        why: 'Whoever can talk to the socket can start a privileged container with `/` mounted. A read-only mount does not limit what is sent through a socket.',
      },
      wrong: [
        {
          text: 'It can only read, as the socket is mounted read-only',
          why: 'Read-only concerns the file entry. Connecting and sending any API request still works.',
        },
        {
          text: 'It can only reach its own container, as it is not root',
          why: 'The rights of the API are those of the daemon, which is usually root, not those of the caller.',
        },
        {
          text: 'It can stop containers, but the host itself is isolated',
          why: 'Creating a container with host paths, host PID namespace or all capabilities is part of the same API.',
        },
      ],
    },
    {
      id: 'docker-20',
      difficulty: 'expert',
      question:
        'On a 64-core host a service runs with `--cpus=2`. Its average CPU use is low, but latency has peaks of 80 ms. What is the likely mechanism?',
      right: {
        text: 'Many threads burn the quota early in a period and then all wait',
        why: 'The quota is 200 ms of CPU per 100 ms period. With 64 threads a burst uses it up in 3 ms, and the group is throttled for the rest. Size pools to the quota.',
      },
      wrong: [
        {
          text: 'Docker pins the service to two cores that others use as well',
          why: 'Pinning is `--cpuset-cpus`. `--cpus` limits time, and threads may run on all 64 cores.',
        },
        {
          text: 'Docker lowers its priority, so that other containers come first',
          why: 'A relative weight is `--cpu-shares`, which only matters when the host is busy. `--cpus` is a hard limit.',
        },
        {
          text: 'The kernel moves its memory between the nodes of the processors',
          why: 'Moving across NUMA nodes costs microseconds per access, not stops of tens of milliseconds.',
        },
      ],
    },
    {
      id: 'docker-21',
      difficulty: 'expert',
      question: 'The file exists and is executable. What explains the error?',
      code: {
        language: 'console',
        lines: [
          '$ docker run --rm tool-alpine ls -l /usr/local/bin/tool',
          '-rwxr-xr-x 1 root root 9183264 Jun  4 08:30 /usr/local/bin/tool',
          '$ docker run --rm tool-alpine /usr/local/bin/tool',
          'exec /usr/local/bin/tool: no such file or directory',
        ],
      },
      right: {
        text: 'The loader that the binary names is not in the image',
        why: 'A binary linked against glibc names `/lib64/ld-linux-x86-64.so.2`, which Alpine with musl lacks. The kernel reports that missing file.',
      },
      wrong: [
        {
          text: 'The binary was built for another processor',
          why: 'That gives `exec format error`.',
        },
        {
          text: 'The binary may not be executed by that user',
          why: 'That gives `permission denied`; and the execute bit is set for all.',
        },
        {
          text: 'The path is hidden by an anonymous volume',
          why: 'Then `ls` in the same image would not show the file either.',
        },
      ],
    },
    {
      id: 'docker-22',
      difficulty: 'expert',
      question:
        'Build servers are thrown away after each job. With this command, the `deps` stage of a multi-stage build is rebuilt every time. What is missing?',
      code: {
        language: 'bash',
        lines: [
          'docker buildx build --push -t images.example.org/api:$SHA \\',
          '  --cache-from type=registry,ref=images.example.org/api:cache \\',
          '  --cache-to type=registry,ref=images.example.org/api:cache .',
        ],
      },
      right: {
        text: '`mode=max` at `--cache-to`',
        why: 'By default (`mode=min`) only the layers of the final stage are exported. `max` includes those of intermediate stages.',
      },
      wrong: [
        {
          text: '`--pull` on the command line',
          why: 'It fetches newer base images, which can only invalidate more of the cache.',
        },
        {
          text: '`--target deps` on the command',
          why: 'Then the build ends at that stage, and the image that is pushed is not the one wanted.',
        },
        {
          text: '`--load` in place of `--push`',
          why: '`--load` puts the image into the local engine, which is thrown away with the server.',
        },
      ],
    },
    {
      id: 'docker-23',
      difficulty: 'expert',
      question:
        'A container with `--restart always` on a plain Docker host is shown as `unhealthy` for hours; its process hangs in a deadlock. What does Docker do about it?',
      right: {
        text: 'Nothing, as restart policies react only to exits',
        why: 'The engine records the health state but does not act on it. Swarm or another orchestrator replaces such a container; or the check itself ends the process.',
      },
      wrong: [
        {
          text: 'It restarts it as soon as the retries are used up',
          why: 'Used-up retries change the state to `unhealthy`. No restart follows from that on a plain host.',
        },
        {
          text: 'It stops sending requests to the published port',
          why: 'Port forwarding of the engine knows nothing of health. That is what load balancers do.',
        },
        {
          text: 'It restarts it with a growing pause in between',
          why: 'The growing pause belongs to restarts after an exit, and the process has not exited.',
        },
      ],
    },
    {
      id: 'docker-24',
      difficulty: 'expert',
      question:
        'Two hosts run `FROM node:22-slim` images built from the same commit a month apart. Only one shows a crash in a system library. What prevents such differences?',
      right: {
        text: 'Pinning the base image by its `sha256` digest',
        why: 'A tag is a movable pointer that is updated with new packages. A digest names exactly one content; a bot can propose updates.',
      },
      wrong: [
        {
          text: 'Pinning the base image by a longer tag, like `22.11.0-slim`',
          why: 'It fixes the version of Node.js, but the tag is rebuilt too when the Debian packages below it change.',
        },
        {
          text: 'Building with `--no-cache` on all of the hosts',
          why: 'That makes sure each build takes the newest of everything, so builds of different days differ even more.',
        },
        {
          text: 'Copying the lock file of npm before the install',
          why: 'The lock file fixes JavaScript packages. System libraries come from the base image.',
        },
      ],
    },
  ],
}
