import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** How the jobs of a task stand in the queue, the most urgent first. */
export const JOB_STATES = ['dead', 'failing', 'running', 'waiting', 'kept'] as const
export type JobState = (typeof JOB_STATES)[number]

export type TaskQueue = { task: string } & Record<JobState, number>

export type TaskJob = { id: number; state: JobState; attempts: number; max_attempts: number; run_at: string; error: string }

/** The queue of every process together, by task; asked anew every few seconds while somebody looks. */
export const useTaskQueue = () =>
  useQuery({
    queryKey: ['task-queue'],
    queryFn: () => databaseResult<TaskQueue[]>('task_queue', {}),
    refetchInterval: 15_000,
    ...CHANGES_ELSEWHERE,
  })

/** The jobs of one task. */
export const useTaskJobs = (task: string) =>
  useQuery({
    queryKey: ['task-jobs', task],
    queryFn: () => databaseResult<TaskJob[]>('task_jobs', { p_task: task }),
    refetchInterval: 15_000,
    ...CHANGES_ELSEWHERE,
  })
