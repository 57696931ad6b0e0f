// Player.swift
