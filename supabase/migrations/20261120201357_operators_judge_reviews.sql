-- Why: whoever runs the shop judges reported reviews from a terminal (`npm run review:judge`) until the back office has its list; nobody is signed in there.

/* Shows a review, or hides it for a reason. Later reports change it no more. */
create function private.judge_review(review uuid, shown boolean, because text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if shown is null or not shown and because is null then raise exception 'Say what is wrong with it.' using errcode = '23514', hint = 'no_reason'; end if;
  update public.reviews
     set status = case when shown then 'published' else 'hidden' end, hidden_because = case when shown then null else because end,
         hidden_at = case when shown then null else private.now() end, judged_at = private.now()
   where id = review;
  if not found then raise exception 'There is no such review.' using errcode = 'P0002', hint = 'no_review'; end if;
end
$$;
revoke execute on function private.judge_review(uuid, boolean, text) from public;
grant execute on function private.judge_review(uuid, boolean, text) to service_role;

create or replace function public.judge_review(p_review_id uuid, p_shown boolean, p_because text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise exception 'Only the shop judges reviews.' using errcode = '42501'; end if;
  perform private.judge_review(p_review_id, p_shown, p_because);
end
$$;
