-- A maker's share that is not paid yet moves with its group and never alone: a share that was cancelled by itself would keep the group from being placed
-- or expired for ever, with the buyer's money and the pieces inside.

/* Refuses to move an unpaid or expired share to a state its group is not in (HT003). */
create function private.guard_share() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select g.status from public.order_groups g where g.id = new.order_group_id) is distinct from new.status then
    raise exception 'An order that is % cannot become % without its group.', old.status, new.status using errcode = 'HT003';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_share() from public, anon, authenticated;
create trigger orders_follow_group before update of status on public.orders for each row
  when (old.status in ('awaiting_payment', 'expired') and old.status is distinct from new.status) execute function private.guard_share();
