-- as in chat: a review that is not there, or is none of one's own, is 404 and no failure of the server.

create or replace function public.reply_to_review(p_review_id uuid, p_reply text, p_language text default ''::text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews
     set reply = nullif(btrim(p_reply), ''), reply_language = left(coalesce(p_language, ''), 10),
         replied_at = case when nullif(btrim(p_reply), '') is null then null else private.now() end
   where id = p_review_id and status = 'published' and seller_id in (select private.my_sellers());
  if not found then raise exception 'There is no such review of a piece of yours.' using errcode = 'PT404', hint = 'no_review'; end if;
end
$$;

create or replace function private.judge_review(review uuid, shown boolean, because text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if shown is null or not shown and because is null then raise exception 'Say what is wrong with it.' using errcode = '23514', hint = 'no_reason'; end if;
  update public.reviews
     set status = case when shown then 'published' else 'hidden' end, hidden_because = case when shown then null else because end,
         hidden_at = case when shown then null else private.now() end, judged_at = private.now()
   where id = review;
  if not found then raise exception 'There is no such review.' using errcode = 'PT404', hint = 'no_review'; end if;
end
$$;
