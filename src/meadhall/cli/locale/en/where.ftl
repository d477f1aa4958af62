### Where games are played

cli-where-joining = looking for those who play
