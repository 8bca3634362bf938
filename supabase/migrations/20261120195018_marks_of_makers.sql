-- Why: some makers carry a public mark: OTOP (One Tambon One Product) or a registered geographical indication. The shop shows what somebody has checked; makers cannot give themselves one.
alter table public.sellers add column marks text[] not null default '{}' constraint sellers_marks_check check (marks <@ array['otop', 'gi']);
comment on column public.sellers.marks is 'Public marks the shop has checked: otop (One Tambon One Product), gi (registered geographical indication). Set by admins.';
